/** Which scene a location shows (look/art/rooms.svg, serpent-rooms.svg), and the tint of its light; a location without a scene of its own gets that of its kind. */
import { SCENES as SERPENT } from "../serpent";
import type { Location } from "../view";

const SCENES: Record<string, [scene: string, tint: string]> = {
  "tomb-antechamber": ["antechamber", "#e0bb7c"],
  "troll-bridge": ["bridge", "#5f86b4"],
  corner: ["dark", "#39455c"],
  crossing: ["crossing", "#8fa6bd"],
  "spiked-hall": ["crossing", "#b0707c"],
  "collapsed-stair": ["stair", "#a98a5c"],
  "whispering-gallery": ["crossing", "#a08fd0"],
  "narrow-stair": ["stair", "#8c98bf"],
  processional: ["crossing", "#c9a06c"],
  "kennel-run": ["kennel", "#a98a5c"],
  "bell-tunnel": ["bell", "#c49a5a"],
  "flooded-drain": ["drain", "#4fa3ad"],
  crypt: ["crypt", "#7f7fc4"],
  library: ["library", "#d39a52"],
  "inner-sanctum": ["sanctum", "#8fa0e6"],
  chapel: ["chapel", "#d7a07a"],
  armoury: ["armoury", "#c07a56"],
  "old-arena": ["arena", "#c9a06c"],
  gearworks: ["gears", "#b79565"],
  "mirror-gallery": ["mirror", "#a9d2ef"],
  "martyrs-altar": ["altar", "#b0707c"],
  "throne-hall": ["throne", "#b98fb0"],
  ...SERPENT,
};

export function sceneOf({ name, type }: Pick<Location, "name" | "type">): { scene: string; tint: string } {
  const [scene, tint] = SCENES[name] ?? (type === "room" ? ["crypt", "#8fa6bd"] : ["crossing", "#8fa6bd"]);
  return { scene: `#dgr-${scene}`, tint };
}
