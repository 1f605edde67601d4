/** A walk to a location further off: the first click shows the way and its price, the second one walks it. */
import { announcer } from "../../../app/announce.svelte";
import { say } from "../../../app/locale.svelte";
import type { Table } from "../../../table/table.svelte";
import type { Event } from "../events";
import type { Survey } from "../shape";
import { locationOf, TILE, type Location, type View } from "../view";

export class Walking {
  /** The end of the walk that waits to be confirmed. */
  planned = $state("");
  readonly #table: () => Table<View, Event>;

  /** To be created together with its component. */
  constructor(table: () => Table<View, Event>) {
    this.#table = table;
    $effect(() => {
      if (!this.walks[this.planned]) this.planned = "";
    });
  }

  /** Every walk that the action points allow, by its end. */
  get walks(): NonNullable<Survey["walks"]> {
    return (this.#table().survey as Survey | null)?.walks ?? {};
  }

  /** The points of the planned way, in units of the drawing. */
  get path(): [number, number][] {
    return (this.walks[this.planned]?.stops ?? [])
      .flatMap((name) => locationOf(this.#table().view, name) ?? [])
      .map(({ x, y }) => [(x + 0.5) * TILE, (y + 0.62) * TILE]);
  }

  /** What the planned walk costs. */
  get price(): number {
    return this.walks[this.planned]?.price ?? 0;
  }

  /** A walk to a location, if the action points allow it. */
  far(place: Location): { label: string; go: () => void } | null {
    const walk = this.walks[place.name];
    if (!walk) return null;
    return {
      label: say("web-dungeoneer-walk", { place: `@dungeoneer-location-${place.name}`, price: walk.price }),
      go: () => void this.#table().plan(walk.moves),
    };
  }

  /** A click on a location: whether it was about a walk. */
  click(place: Location): boolean {
    const walk = this.#table().on(`location:${place.name}`).length ? null : this.far(place);
    const again = this.planned === place.name;
    this.planned = walk && !again ? place.name : "";
    if (walk && again) walk.go();
    else if (walk) announcer.tell(`${walk.label}. ${say("web-dungeoneer-walk-again")}`);
    return walk !== null;
  }
}
