"""`tools/setup` and `tools/web` on machines that lack something: each says in one line what to do."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NOBODY = 65534
# What every Debian has.
PROGRAMS = ["bash", "cat", "cksum", "cmp", "cp", "dirname", "env", "find", "flock", "grep", "mkdir", "mktemp"]
PROGRAMS += ["rm", "sort", "tail", "touch"]


class Machine:
    """A checkout, and a PATH with only what every machine has."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.user: int | None = None  # who runs it, if not the user of the tests
        self.root = folder / "мой стол" / "Undercroft 2"
        self.programs = folder / "bin"
        self.programs.mkdir()
        for name in PROGRAMS:
            found = shutil.which(name)
            assert found, name
            (self.programs / name).symlink_to(found)
        (self.root / "web").mkdir(parents=True)
        shutil.copytree(ROOT / "tools", self.root / "tools")
        shutil.copytree(ROOT / "requirements", self.root / "requirements")
        shutil.copy(ROOT / "web" / "package-lock.json", self.root / "web")

    def add(self, name: str, script: str) -> None:
        """Put a program there."""
        (self.programs / name).write_text(f"#!/bin/sh\n{script}\n")
        (self.programs / name).chmod(0o755)

    def run(self, *command: str, **environment: str) -> tuple[int, str]:
        """Run a command in the checkout: its status and what it says."""
        run = subprocess.run(
            [str(self.root / command[0]), *command[1:]],
            env={"PATH": str(self.programs), **environment},
            user=self.user,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            timeout=60,
            check=False,
        )
        return run.returncode, run.stdout


@pytest.fixture
def machine() -> Iterator[Machine]:
    """A machine that other users may enter, too."""
    folder = Path(tempfile.mkdtemp(prefix="undercroft-machine-"))
    folder.chmod(0o755)
    yield Machine(folder)
    shutil.rmtree(folder)


@pytest.mark.parametrize("version", [None, "exit 1"])
def test_without_a_fitting_python_it_says_which_is_needed(machine: Machine, version: str | None) -> None:
    if version is not None:
        machine.add("python3", version)
    status, said = machine.run("tools/setup")
    assert status == 2, said
    assert "needs Python 3.11 or newer and found none" in said
    assert f"PYTHON=/path/to/python3 {machine.root}/play" in said


def test_without_the_venv_module_it_says_what_to_install(machine: Machine) -> None:
    machine.add("python3", 'case "$*" in *ensurepip*) exit 1 ;; esac')
    status, said = machine.run("tools/setup")
    assert status == 2, said
    assert "sudo apt install python3-venv" in said


def test_a_folder_that_is_not_ours_is_said_in_one_line(machine: Machine) -> None:
    machine.root.chmod(0o555)
    machine.user = NOBODY if os.geteuid() == 0 else None  # root may write everywhere
    status, said = machine.run("tools/setup")
    machine.root.chmod(0o755)
    assert status == 1, said
    assert said == f"Undercroft cannot write to {machine.root}: copy it to a folder of your own.\n"


@pytest.mark.parametrize("home", [{}, {"HOME": ""}, {"HOME": "/nonexistent/home"}, {"HOME": "/dev/null"}])
def test_the_web_packages_need_no_home_folder(machine: Machine, home: dict[str, str]) -> None:
    machine.add("npm", 'mkdir node_modules && echo "$npm_config_cache" >told && touch "$npm_config_cache/x"')
    status, said = machine.run("tools/web", "install", PYTHON="/nonexistent/python", **home)
    assert status == 0, said
    cache = Path((machine.root / "web" / "told").read_text().strip())
    assert not cache.exists()  # it was removed when the command ended
    assert not Path("/nonexistent").exists()


def test_the_web_packages_come_also_through_a_proxy_that_the_machine_trusts(machine: Machine) -> None:
    machine.add("npm", 'mkdir node_modules && echo "$NODE_EXTRA_CA_CERTS" >told')
    own = str(machine.folder / "own.crt")
    asked = {"PYTHON": "/nonexistent/python", "HOME": str(machine.folder)}
    status, said = machine.run("tools/web", "install", **asked, NODE_EXTRA_CA_CERTS=own)
    assert status == 0, said
    told = machine.root / "web" / "told"
    assert told.read_text().strip() == own
    shutil.rmtree(machine.root / "web" / "node_modules")
    machine.run("tools/web", "install", **asked)
    debian = Path("/etc/ssl/certs/ca-certificates.crt")
    assert told.read_text().strip() == (str(debian) if debian.exists() else "")
