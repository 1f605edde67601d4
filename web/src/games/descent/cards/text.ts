/** What is printed on items, in words. */
import { say } from "../../../app/locale.svelte";
import { capital, inARow } from "../../../app/voice";
import { deedsText } from "../words";
import { ITEMS, type ItemFace } from "./faces";

/** What surges buy with a weapon. */
function salesText(face: ItemFace): string[] {
  return (face.sales ?? []).map(({ surges, deed }) => {
    const price = say("web-descent-for-surges", { surges });
    return `${price} ${deedsText(deed)}`;
  });
}

/** All that an item does, in one line: "Ranged, two hands; Pierce 1; 2 surges: range +1". */
export function itemText(name: string): string {
  const face = ITEMS[name];
  if (!face) return "";
  const sort = [
    face.attack ? say(`descent-form-${face.attack}`) : "",
    face.hands ? say("web-descent-hands", { count: face.hands }) : "",
    face.rune ? say("web-descent-rune") : "",
  ];
  const does = [
    deedsText(face.deed),
    ...salesText(face),
    face.armor ? say("web-descent-adds-armor", { n: face.armor }) : "",
    face.shield ? say("web-descent-cancels", { n: face.shield }) : "",
    face.speed_cap ? say("web-descent-speed-cap", { n: face.speed_cap }) : "",
    face.no_runes ? say("web-descent-no-runes") : "",
    face.off_hand?.length ? say("web-descent-off-hand", { what: deedsText(face.off_hand) }) : "",
  ];
  const some = (parts: string[], between: string) => parts.filter(Boolean).join(between);
  return inARow(capital(some([some(sort, ", "), ...does], "; ")), face.text ? say(face.text) : "");
}
