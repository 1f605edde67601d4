BEGIN TRANSACTION;
CREATE TABLE chat (
	table_id VARCHAR(24) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text VARCHAR(500) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "chat" VALUES('qCSC56qP5Oq0',1,0,'hello',1.79487848824307703972e+09);
INSERT INTO "chat" VALUES('hqbvS1iM9JHI',1,0,'hello',1.7948784900039951801e+09);
INSERT INTO "chat" VALUES('Pge8V06kgTtI',1,0,'hello',1.79487849498460149766e+09);
CREATE TABLE log (
	table_id VARCHAR(24) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	seat INTEGER NOT NULL, 
	option VARCHAR(200) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "log" VALUES('qCSC56qP5Oq0',1,'move',0,'dice:3,3,2',1.7948784869379293919e+09);
INSERT INTO "log" VALUES('qCSC56qP5Oq0',2,'move',0,'move:a2',1.79487848714709305767e+09);
INSERT INTO "log" VALUES('qCSC56qP5Oq0',3,'move',0,'move:a3',1.79487848743659734723e+09);
INSERT INTO "log" VALUES('qCSC56qP5Oq0',4,'move',0,'end',1.79487848768331217765e+09);
INSERT INTO "log" VALUES('qCSC56qP5Oq0',5,'move',0,'next:A',1.79487848790430116648e+09);
INSERT INTO "log" VALUES('qCSC56qP5Oq0',6,'move',0,'dice:5,3,1',1.79487848797770762438e+09);
INSERT INTO "log" VALUES('qCSC56qP5Oq0',7,'move',0,'move:a4',1.79487848804982137677e+09);
INSERT INTO "log" VALUES('qCSC56qP5Oq0',8,'move',0,'move:a5',1.79487848813499617571e+09);
INSERT INTO "log" VALUES('qCSC56qP5Oq0',9,'move',0,'move:b5',1.79487848820197200771e+09);
INSERT INTO "log" VALUES('hqbvS1iM9JHI',1,'move',0,'power:1',1.79487848862236404421e+09);
INSERT INTO "log" VALUES('hqbvS1iM9JHI',2,'move',1,'power:1',1.79487848882675576208e+09);
INSERT INTO "log" VALUES('hqbvS1iM9JHI',3,'move',2,'power:1',1.79487848906537771228e+09);
INSERT INTO "log" VALUES('hqbvS1iM9JHI',4,'move',0,'power:2',1.7948784891246876717e+09);
INSERT INTO "log" VALUES('hqbvS1iM9JHI',5,'move',1,'power:2',1.79487848945520305637e+09);
INSERT INTO "log" VALUES('hqbvS1iM9JHI',6,'move',2,'power:2',1.79487848968673586848e+09);
INSERT INTO "log" VALUES('hqbvS1iM9JHI',7,'move',0,'power:3',1.79487848975699138638e+09);
INSERT INTO "log" VALUES('hqbvS1iM9JHI',8,'move',1,'power:3',1.79487848999356842038e+09);
INSERT INTO "log" VALUES('Pge8V06kgTtI',1,'move',0,'play:portcullis@1',1.79487849099968385701e+09);
INSERT INTO "log" VALUES('Pge8V06kgTtI',2,'move',0,'exit:north',1.7948784910938980579e+09);
INSERT INTO "log" VALUES('Pge8V06kgTtI',3,'move',0,'place:narrow-stair:south:turned',1.79487849116735029221e+09);
INSERT INTO "log" VALUES('Pge8V06kgTtI',4,'move',0,'move:north',1.79487849123554491998e+09);
INSERT INTO "log" VALUES('Pge8V06kgTtI',5,'move',0,'move:north',1.79487849135134124763e+09);
INSERT INTO "log" VALUES('Pge8V06kgTtI',6,'move',0,'play:ember-ring',1.79487849141574907305e+09);
INSERT INTO "log" VALUES('Pge8V06kgTtI',7,'move',0,'end',1.79487849147827076908e+09);
INSERT INTO "log" VALUES('Pge8V06kgTtI',8,'move',0,'discard:spider-silk',1.7948784917245190144e+09);
INSERT INTO "log" VALUES('Pge8V06kgTtI',9,'move',1,'play:grasping-hands@0',1.79487849228006887429e+09);
INSERT INTO "log" VALUES('Pge8V06kgTtI',10,'move',1,'place:processional:north:turned',1.79487849283300733571e+09);
INSERT INTO "log" VALUES('Pge8V06kgTtI',11,'move',1,'move:north',1.79487849298173928261e+09);
INSERT INTO "log" VALUES('Pge8V06kgTtI',12,'move',1,'play:potion-of-mist',1.79487849314655518529e+09);
INSERT INTO "log" VALUES('Pge8V06kgTtI',13,'move',1,'move:south',1.79487849326468539238e+09);
INSERT INTO "log" VALUES('Pge8V06kgTtI',14,'move',1,'use:hero',1.79487849337229919428e+09);
INSERT INTO "log" VALUES('Pge8V06kgTtI',15,'move',1,'end',1.79487849349567866324e+09);
INSERT INTO "log" VALUES('Pge8V06kgTtI',16,'move',1,'discard:mighty-blow',1.7948784936271510124e+09);
INSERT INTO "log" VALUES('Pge8V06kgTtI',17,'move',0,'play:riddle-lock@1',1.79487849369981288904e+09);
INSERT INTO "log" VALUES('Pge8V06kgTtI',18,'move',0,'place:whispering-gallery:west',1.79487849376238703729e+09);
INSERT INTO "log" VALUES('Pge8V06kgTtI',19,'move',0,'move:south',1.79487849381505131722e+09);
INSERT INTO "log" VALUES('Pge8V06kgTtI',20,'move',0,'play:miners-helmet',1.79487849387135100362e+09);
INSERT INTO "log" VALUES('Pge8V06kgTtI',21,'move',0,'end',1.79487849392860555645e+09);
INSERT INTO "log" VALUES('Pge8V06kgTtI',22,'move',0,'discard:night-watch',1.79487849399760603899e+09);
INSERT INTO "log" VALUES('Pge8V06kgTtI',23,'move',1,'place:flooded-drain:north',1.79487849410503649705e+09);
INSERT INTO "log" VALUES('Pge8V06kgTtI',24,'move',1,'move:north',1.79487849421526408193e+09);
INSERT INTO "log" VALUES('Pge8V06kgTtI',25,'move',1,'move:north',1.79487849438491177565e+09);
INSERT INTO "log" VALUES('Pge8V06kgTtI',26,'move',1,'play:thorn-mail',1.79487849451956510546e+09);
INSERT INTO "log" VALUES('Pge8V06kgTtI',27,'move',1,'use:location',1.79487849463114690785e+09);
INSERT INTO "log" VALUES('Pge8V06kgTtI',28,'move',1,'location:tomb-antechamber',1.79487849474650526049e+09);
INSERT INTO "log" VALUES('Pge8V06kgTtI',29,'move',1,'end',1.79487849485758352275e+09);
INSERT INTO "log" VALUES('Pge8V06kgTtI',30,'move',1,'discard:bone-knight',1.79487849496868395802e+09);
CREATE TABLE meta (
	"key" VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "meta" VALUES('version','1');
CREATE TABLE reports (
	number INTEGER NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	text TEXT NOT NULL, 
	save BLOB NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (number)
);
CREATE TABLE seats (
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(40) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	token VARCHAR(64) NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('qCSC56qP5Oq0',0,'human','','104d0af3bd7852d8ce74c2e990bf382697ca9df3184c5475b72c0e39239cefab');
INSERT INTO "seats" VALUES('hqbvS1iM9JHI',0,'human','','29a9a6a352a6b7adcf25d7c37ca057f3b98f85ec2b52e419929f2cd71f613b4c');
INSERT INTO "seats" VALUES('hqbvS1iM9JHI',1,'human','','cc4dfe39b80d40b36264a7f6750252f03a9fb90df1cc66192113358f5e84b987');
INSERT INTO "seats" VALUES('hqbvS1iM9JHI',2,'human','','70341d7b9fbfae4371f123e9e27511c060d900f2fa83011aa888a15e726f0142');
INSERT INTO "seats" VALUES('Pge8V06kgTtI',0,'human','','8923e7dd619fe60f38228e835c15e96508f1d7167edd6231c081be02ffb61b49');
INSERT INTO "seats" VALUES('Pge8V06kgTtI',1,'human','','4dff765070bb91b955cbdafc0145000a4af777064d974bdb4bb0ab2ed5303975');
CREATE TABLE snapshots (
	table_id VARCHAR(24) NOT NULL, 
	number INTEGER NOT NULL, 
	data BLOB NOT NULL, 
	PRIMARY KEY (table_id, number)
);
CREATE TABLE tables (
	id VARCHAR(24) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules VARCHAR(20) NOT NULL, 
	seats INTEGER NOT NULL, 
	seed BIGINT NOT NULL, 
	options TEXT NOT NULL, 
	start TEXT, 
	settings TEXT NOT NULL, 
	status VARCHAR(12) NOT NULL, 
	made FLOAT NOT NULL, 
	touched FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('qCSC56qP5Oq0','one-card','1',1,7,'{"class":"none","automatic":false}',NULL,'{"turn_seconds":0,"stand_in":"random"}','playing',1.79487848682636880878e+09,1.79487848682636880878e+09);
INSERT INTO "tables" VALUES('hqbvS1iM9JHI','raiders','1',3,7,'{"variant":"basic"}',NULL,'{"turn_seconds":0,"stand_in":"random"}','playing',1.79487848849218297004e+09,1.79487848849218297004e+09);
INSERT INTO "tables" VALUES('Pge8V06kgTtI','dungeoneer','2',2,7,'{"no_white_spots":false,"resurrection":false,"hero_choice":false,"optional_discard":false,"unbiased_placement":false,"nothing_personal":false,"movement_limit":false,"ap_for_falling":false,"spike_dodging":false,"hit_effects_on_counter":false,"pack_heals":false,"hunt_wounds_reset":false,"solo_hard":false,"always_pause":false}',NULL,'{"turn_seconds":0,"stand_in":"random"}','playing',1.79487849079669189457e+09,1.79487849079669189457e+09);
CREATE INDEX tables_touched ON tables (touched);
COMMIT;
