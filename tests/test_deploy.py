"""The files for hosting: they parse, their commands exist, and they agree about ports and paths."""

from __future__ import annotations

import configparser
import json
import re
import shlex
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml

from undercroft.cli import _parser

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
PROGRAM = "/opt/undercroft/.venv/bin/undercroft"
HOME = "/var/lib/undercroft"
PORT = 8000


def served(words: list[str]) -> Any:
    """The parsed arguments of an `undercroft serve ...` command."""
    args = _parser().parse_args(words)
    assert args.command == "serve"
    return args


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Dockerfile."""
    text = re.sub(r"\\\n", " ", (DEPLOY / "Dockerfile").read_text("utf-8"))
    lines = [line.split(maxsplit=1) for line in text.splitlines() if line and not line.startswith("#")]
    return [(line[0], line[1]) for line in lines]


def unit() -> configparser.ConfigParser:
    """The unit of systemd."""
    parser = configparser.ConfigParser(strict=True, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(DEPLOY / "undercroft.service", "utf-8")
    return parser


def compose() -> dict[str, Any]:
    """The services of docker compose."""
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    return found


def test_the_dockerfile_builds_what_it_starts() -> None:
    known = "FROM RUN WORKDIR COPY USER ENV VOLUME EXPOSE ENTRYPOINT CMD HEALTHCHECK"
    assert {name for name, _ in instructions()} == set(known.split())
    said = dict(instructions())
    assert json.loads(said["ENTRYPOINT"]) == [PROGRAM]
    args = served(json.loads(said["CMD"]))
    assert (args.host, args.port) == ("0.0.0.0", PORT)
    assert int(said["EXPOSE"]) == PORT
    assert f"http://127.0.0.1:{PORT}/health" in said["HEALTHCHECK"]
    assert said["VOLUME"] == HOME
    assert said["ENV"] == f"XDG_DATA_HOME={HOME}"
    assert f"--home-dir {HOME}" in " ".join(words for _, words in instructions())
    assert [words for name, words in instructions() if name == "WORKDIR"] == ["/opt/undercroft"]


def test_what_the_image_leaves_out_is_made_again_in_it() -> None:
    ignored = (ROOT / ".dockerignore").read_text("utf-8").split()
    assert {".git", ".venv", "web/node_modules"} <= set(ignored)
    tracked = {"src", "web", "tools", "requirements", "pyproject.toml", "play", "bench", "README.md"}
    assert not tracked & set(ignored)


def test_the_services_find_each_other() -> None:
    services = compose()["services"]
    server, database = services["undercroft"], services["database"]
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).is_file()
    args = served(server["command"])
    password = "${POSTGRES_PASSWORD}"
    user, name = database["environment"]["POSTGRES_USER"], database["environment"]["POSTGRES_DB"]
    assert args.database == f"postgresql://{user}:{password}@database/{name}"
    assert args.workers > 1
    assert server["ports"] == [f"127.0.0.1:{PORT}:{args.port}"]
    (network,) = compose()["networks"]["default"]["ipam"]["config"]
    assert args.proxy == network["gateway"], "a proxy on the machine comes through the gateway"
    assert ip_address(args.proxy) in ip_network(network["subnet"])
    assert list(server["depends_on"]) == ["database"]
    assert {volume.partition(":")[0] for volume in database["volumes"]} == set(compose()["volumes"])


def test_the_unit_starts_the_server_and_lets_it_write_where_it_keeps_its_tables() -> None:
    service = unit()["Service"]
    program, *words = shlex.split(service["ExecStart"])
    assert program == PROGRAM
    args = served(words)
    assert (args.host, args.port, args.proxy) == ("127.0.0.1", PORT, "127.0.0.1")
    assert f"server_name {args.name[0]};" in (DEPLOY / "nginx.conf").read_text("utf-8")
    assert f"{args.name[0]} {{" in (DEPLOY / "Caddyfile").read_text("utf-8")
    assert service["Environment"] == f"XDG_DATA_HOME={HOME}"
    assert service["ReadWritePaths"] == HOME
    assert service["KillSignal"] == "SIGTERM"


@pytest.mark.parametrize("file", ["nginx.conf", "Caddyfile"])
def test_proxies_lead_to_the_port_of_the_server(file: str) -> None:
    text = (DEPLOY / file).read_text("utf-8")
    assert set(re.findall(r"127\.0\.0\.1:(\d+)", text)) == {str(PORT)}
    assert text.count("{") == text.count("}")
    assert "X-Forwarded-For" in text


def test_nginx_lets_websockets_through_and_waits_for_them() -> None:
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    for line in ("proxy_http_version 1.1;", "$http_upgrade;", '"upgrade";', "proxy_read_timeout 1h;"):
        assert line in text


def test_the_page_about_hosting_names_commands_and_files_that_exist() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    for name in re.findall(r"\]\(\.\./([^)]+)\)", text) + re.findall(r"deploy/[\w.]+\w", text):
        assert (ROOT / name).exists() or name == "deploy/.env", name
    for line in re.findall(r"^undercroft (.*?)(?: +#.*)?$", text, re.M):
        _parser().parse_args(shlex.split(line))
    whole = re.findall(rf"XDG_DATA_HOME={HOME} {re.escape(PROGRAM)} (.*)$", text, re.M)
    assert [_parser().parse_args(shlex.split(line)).command for line in whole] == ["backup"]
    database = compose()["services"]["database"]["environment"]
    dump = f"exec -T database pg_dump -U {database['POSTGRES_USER']} {database['POSTGRES_DB']} "
    assert dump in text
    for option in re.findall(r"`(--[a-z]+)", text):
        assert option in _parser().format_help() or any(
            option in sub.format_help() for sub in commands().values()
        ), option


def commands() -> dict[str, Any]:
    """The parsers of the commands."""
    (found,) = [action.choices for action in _parser()._actions if action.dest == "command"]
    assert isinstance(found, dict)
    return found
