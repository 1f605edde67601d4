/** Text search that matches any inflected form of a word, and words by their first letters. */
import { plain, root } from "./stems";

const WORD = /[\p{L}\p{M}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu;

/** A piece of a text; matches are marked. */
export interface Piece {
  text: string;
  found: boolean;
}

/** Finds the words of a query in texts of a language. */
export class Search {
  private readonly wanted: { start: string; root: string }[];

  constructor(
    query: string,
    private readonly lang: string,
  ) {
    const words = query.match(WORD) ?? [];
    this.wanted = words.map((word) => ({ start: plain(word, lang), root: root(word, lang) }));
  }

  private hits(sought: { start: string; root: string }, word: string): boolean {
    return plain(word, this.lang).startsWith(sought.start) || root(word, this.lang) === sought.root;
  }

  /** Whether a text has all the words. */
  finds(text: string): boolean {
    const words = text.match(WORD) ?? [];
    return this.wanted.every((each) => words.some((word) => this.hits(each, word)));
  }

  /** A text split into pieces, with the matches marked. */
  pieces(text: string): Piece[] {
    if (!this.wanted.length) return [{ text, found: false }];
    const pieces: Piece[] = [];
    let end = 0;
    for (const { 0: word, index } of text.matchAll(WORD)) {
      if (!this.wanted.some((each) => this.hits(each, word))) continue;
      pieces.push({ text: text.slice(end, index), found: false }, { text: word, found: true });
      end = index + word.length;
    }
    return [...pieces, { text: text.slice(end), found: false }];
  }
}
