
SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE public.chat (
    table_id character varying(24) NOT NULL,
    number integer NOT NULL,
    seat integer NOT NULL,
    text character varying(500) NOT NULL,
    at double precision NOT NULL
);

CREATE TABLE public.log (
    table_id character varying(24) NOT NULL,
    number integer NOT NULL,
    kind character varying(8) NOT NULL,
    seat integer NOT NULL,
    option character varying(200) NOT NULL,
    at double precision NOT NULL
);

CREATE TABLE public.meta (
    key character varying(40) NOT NULL,
    value text NOT NULL
);

CREATE TABLE public.reports (
    number integer NOT NULL,
    table_id character varying(24) NOT NULL,
    text text NOT NULL,
    save bytea NOT NULL,
    at double precision NOT NULL
);

CREATE SEQUENCE public.reports_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.reports_number_seq OWNED BY public.reports.number;

CREATE TABLE public.seats (
    table_id character varying(24) NOT NULL,
    seat integer NOT NULL,
    kind character varying(40) NOT NULL,
    name character varying(40) NOT NULL,
    token character varying(64) NOT NULL
);

CREATE TABLE public.snapshots (
    table_id character varying(24) NOT NULL,
    number integer NOT NULL,
    data bytea NOT NULL
);

CREATE TABLE public.tables (
    id character varying(24) NOT NULL,
    game character varying(40) NOT NULL,
    rules character varying(20) NOT NULL,
    seats integer NOT NULL,
    seed bigint NOT NULL,
    options text NOT NULL,
    start text,
    settings text NOT NULL,
    status character varying(12) NOT NULL,
    made double precision NOT NULL,
    touched double precision NOT NULL
);

ALTER TABLE ONLY public.reports ALTER COLUMN number SET DEFAULT nextval('public.reports_number_seq'::regclass);

INSERT INTO public.chat VALUES ('FN0CY-nf8LtC', 1, 0, 'hello', 1794878503.2756054);
INSERT INTO public.chat VALUES ('dAKoTaBJd62G', 1, 0, 'hello', 1794878504.6887538);
INSERT INTO public.chat VALUES ('MSKEr8bCoKEP', 1, 0, 'hello', 1794878509.5644047);

INSERT INTO public.log VALUES ('FN0CY-nf8LtC', 1, 'move', 0, 'dice:3,3,2', 1794878502.51824);
INSERT INTO public.log VALUES ('FN0CY-nf8LtC', 2, 'move', 0, 'move:a2', 1794878502.5885909);
INSERT INTO public.log VALUES ('FN0CY-nf8LtC', 3, 'move', 0, 'move:a3', 1794878502.6509662);
INSERT INTO public.log VALUES ('FN0CY-nf8LtC', 4, 'move', 0, 'end', 1794878502.7518556);
INSERT INTO public.log VALUES ('FN0CY-nf8LtC', 5, 'move', 0, 'next:A', 1794878502.8487544);
INSERT INTO public.log VALUES ('FN0CY-nf8LtC', 6, 'move', 0, 'dice:5,3,1', 1794878502.9408147);
INSERT INTO public.log VALUES ('FN0CY-nf8LtC', 7, 'move', 0, 'move:a4', 1794878503.0257993);
INSERT INTO public.log VALUES ('FN0CY-nf8LtC', 8, 'move', 0, 'move:a5', 1794878503.1444113);
INSERT INTO public.log VALUES ('FN0CY-nf8LtC', 9, 'move', 0, 'move:b5', 1794878503.223738);
INSERT INTO public.log VALUES ('dAKoTaBJd62G', 1, 'move', 0, 'power:1', 1794878503.5780501);
INSERT INTO public.log VALUES ('dAKoTaBJd62G', 2, 'move', 1, 'power:1', 1794878503.6954172);
INSERT INTO public.log VALUES ('dAKoTaBJd62G', 3, 'move', 2, 'power:1', 1794878503.90651);
INSERT INTO public.log VALUES ('dAKoTaBJd62G', 4, 'move', 0, 'power:2', 1794878503.9835415);
INSERT INTO public.log VALUES ('dAKoTaBJd62G', 5, 'move', 1, 'power:2', 1794878504.1391032);
INSERT INTO public.log VALUES ('dAKoTaBJd62G', 6, 'move', 2, 'power:2', 1794878504.4350188);
INSERT INTO public.log VALUES ('dAKoTaBJd62G', 7, 'move', 0, 'power:3', 1794878504.5269003);
INSERT INTO public.log VALUES ('dAKoTaBJd62G', 8, 'move', 1, 'power:3', 1794878504.6548586);
INSERT INTO public.log VALUES ('MSKEr8bCoKEP', 1, 'move', 0, 'play:portcullis@1', 1794878506.083265);
INSERT INTO public.log VALUES ('MSKEr8bCoKEP', 2, 'move', 0, 'exit:north', 1794878506.1607292);
INSERT INTO public.log VALUES ('MSKEr8bCoKEP', 3, 'move', 0, 'place:narrow-stair:south:turned', 1794878506.2994363);
INSERT INTO public.log VALUES ('MSKEr8bCoKEP', 4, 'move', 0, 'move:north', 1794878506.3818507);
INSERT INTO public.log VALUES ('MSKEr8bCoKEP', 5, 'move', 0, 'move:north', 1794878506.459639);
INSERT INTO public.log VALUES ('MSKEr8bCoKEP', 6, 'move', 0, 'play:ember-ring', 1794878506.523963);
INSERT INTO public.log VALUES ('MSKEr8bCoKEP', 7, 'move', 0, 'end', 1794878506.6293275);
INSERT INTO public.log VALUES ('MSKEr8bCoKEP', 8, 'move', 0, 'discard:spider-silk', 1794878506.691565);
INSERT INTO public.log VALUES ('MSKEr8bCoKEP', 9, 'move', 1, 'play:grasping-hands@0', 1794878506.9191191);
INSERT INTO public.log VALUES ('MSKEr8bCoKEP', 10, 'move', 1, 'place:processional:north:turned', 1794878507.0552485);
INSERT INTO public.log VALUES ('MSKEr8bCoKEP', 11, 'move', 1, 'move:north', 1794878507.2316892);
INSERT INTO public.log VALUES ('MSKEr8bCoKEP', 12, 'move', 1, 'play:potion-of-mist', 1794878507.3574965);
INSERT INTO public.log VALUES ('MSKEr8bCoKEP', 13, 'move', 1, 'move:south', 1794878507.5139995);
INSERT INTO public.log VALUES ('MSKEr8bCoKEP', 14, 'move', 1, 'use:hero', 1794878507.7281315);
INSERT INTO public.log VALUES ('MSKEr8bCoKEP', 15, 'move', 1, 'end', 1794878507.8450775);
INSERT INTO public.log VALUES ('MSKEr8bCoKEP', 16, 'move', 1, 'discard:mighty-blow', 1794878508.0323043);
INSERT INTO public.log VALUES ('MSKEr8bCoKEP', 17, 'move', 0, 'play:riddle-lock@1', 1794878508.1112604);
INSERT INTO public.log VALUES ('MSKEr8bCoKEP', 18, 'move', 0, 'place:whispering-gallery:west', 1794878508.1792564);
INSERT INTO public.log VALUES ('MSKEr8bCoKEP', 19, 'move', 0, 'move:south', 1794878508.263013);
INSERT INTO public.log VALUES ('MSKEr8bCoKEP', 20, 'move', 0, 'play:miners-helmet', 1794878508.3272436);
INSERT INTO public.log VALUES ('MSKEr8bCoKEP', 21, 'move', 0, 'end', 1794878508.3982573);
INSERT INTO public.log VALUES ('MSKEr8bCoKEP', 22, 'move', 0, 'discard:night-watch', 1794878508.4696288);
INSERT INTO public.log VALUES ('MSKEr8bCoKEP', 23, 'move', 1, 'place:flooded-drain:north', 1794878508.647619);
INSERT INTO public.log VALUES ('MSKEr8bCoKEP', 24, 'move', 1, 'move:north', 1794878508.786088);
INSERT INTO public.log VALUES ('MSKEr8bCoKEP', 25, 'move', 1, 'move:north', 1794878508.9121342);
INSERT INTO public.log VALUES ('MSKEr8bCoKEP', 26, 'move', 1, 'play:thorn-mail', 1794878509.031773);
INSERT INTO public.log VALUES ('MSKEr8bCoKEP', 27, 'move', 1, 'use:location', 1794878509.1650903);
INSERT INTO public.log VALUES ('MSKEr8bCoKEP', 28, 'move', 1, 'location:tomb-antechamber', 1794878509.2889004);
INSERT INTO public.log VALUES ('MSKEr8bCoKEP', 29, 'move', 1, 'end', 1794878509.4110694);
INSERT INTO public.log VALUES ('MSKEr8bCoKEP', 30, 'move', 1, 'discard:bone-knight', 1794878509.5330808);

INSERT INTO public.meta VALUES ('version', '1');

INSERT INTO public.seats VALUES ('FN0CY-nf8LtC', 0, 'human', '', '4a2bc9b9411e59550de7d9e087ffb8ba96642abef8cdfa992a08eded5e093b96');
INSERT INTO public.seats VALUES ('dAKoTaBJd62G', 0, 'human', '', 'f14332e7b9841b78fabcd31f5eab53c4731d1c6e4f7b7a27c90afd9af32529c6');
INSERT INTO public.seats VALUES ('dAKoTaBJd62G', 1, 'human', '', '5615ace63068d4570c806ed64f96f8ecb0c940858eee504be49029cb121b85a5');
INSERT INTO public.seats VALUES ('dAKoTaBJd62G', 2, 'human', '', 'a6057d86805ef9183de7aa8fd9f00f2a3f625047a70c808a282e34c2ce218497');
INSERT INTO public.seats VALUES ('MSKEr8bCoKEP', 0, 'human', '', 'aeff809451c3366a26130533faf1d33574c84c8e249b4e0537d54cccc2eb08b1');
INSERT INTO public.seats VALUES ('MSKEr8bCoKEP', 1, 'human', '', '2b7f14606845f7e0e4bd56b82d14b9e3a1e0d13f2ed733a3165db85f3f96acf5');

INSERT INTO public.tables VALUES ('FN0CY-nf8LtC', 'one-card', '1', 1, 7, '{"class":"none","automatic":false}', NULL, '{"turn_seconds":0,"stand_in":"random"}', 'playing', 1794878502.3830457, 1794878502.3830457);
INSERT INTO public.tables VALUES ('dAKoTaBJd62G', 'raiders', '1', 3, 7, '{"variant":"basic"}', NULL, '{"turn_seconds":0,"stand_in":"random"}', 'playing', 1794878503.4573076, 1794878503.4573076);
INSERT INTO public.tables VALUES ('MSKEr8bCoKEP', 'dungeoneer', '2', 2, 7, '{"no_white_spots":false,"resurrection":false,"hero_choice":false,"optional_discard":false,"unbiased_placement":false,"nothing_personal":false,"movement_limit":false,"ap_for_falling":false,"spike_dodging":false,"hit_effects_on_counter":false,"pack_heals":false,"hunt_wounds_reset":false,"solo_hard":false,"always_pause":false}', NULL, '{"turn_seconds":0,"stand_in":"random"}', 'playing', 1794878505.922483, 1794878505.922483);

SELECT pg_catalog.setval('public.reports_number_seq', 1, false);

ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (table_id, number);

ALTER TABLE ONLY public.log
    ADD CONSTRAINT log_pkey PRIMARY KEY (table_id, number);

ALTER TABLE ONLY public.meta
    ADD CONSTRAINT meta_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (number);

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);

ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT snapshots_pkey PRIMARY KEY (table_id, number);

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);

CREATE INDEX tables_touched ON public.tables USING btree (touched);

