/**
 * Words without their endings, so that a search for «раны» finds «рана». Russian follows Snowball's algorithm
 * (https://snowballstem.org/algorithms/russian/stemmer.html); Ukrainian takes the same steps with its own endings,
 * English loses its plural and the endings of its verbs. A vowel that comes and goes (уровень, уровня; хід, ходу) does not count.
 */
type Stemmer = (word: string) => string;

/** The endings of a language in the order in which they are removed, longest first. */
interface Endings {
  vowels: string;
  /** Of gerunds; those of the first kind follow а or я. */
  gerunds: [RegExp, RegExp];
  reflexive: RegExp;
  adjective: RegExp;
  /** Before the ending of an adjective; the first kind follows а or я. */
  participles: [RegExp, RegExp];
  /** The first kind follows а or я. */
  verbs: [RegExp, RegExp];
  noun: RegExp;
  /** A weak vowel that may remain at the end. */
  weak: RegExp;
  derived: RegExp;
  superlative: RegExp;
  /** Which ending is removed when a word could be an adjective, a verb or a noun: Snowball's first match, or the longest. */
  takes: "first" | "longest";
}

/** Matches the longest of these endings; those of the first kind keep the vowel before them. */
function ending(list: string, after = ""): RegExp {
  const longest = list.split(" ").sort((one, other) => other.length - one.length);
  return new RegExp(`${after && `(?<=[${after}])`}(?:${longest.join("|")})$`);
}

const RUSSIAN: Endings = {
  vowels: "аеиоуыэюя",
  gerunds: [ending("в вши вшись", "ая"), ending("ив ивши ившись ыв ывши ывшись")],
  reflexive: ending("ся сь"),
  adjective: ending("ее ие ые ое ими ыми ей ий ый ой ем им ым ом его ого ему ому их ых ую юю ая яя ою ею"),
  participles: [ending("ем нн вш ющ щ", "ая"), ending("ивш ывш ующ")],
  verbs: [
    ending("ла на ете йте ли й л ем н ло но ет ют ны ть ешь нно", "ая"),
    ending(
      "ила ыла ена ейте уйте ите или ыли ей уй ил ыл им ым ен ило ыло ено ят ует уют ит ыт ены ить ыть ишь ую ю",
    ),
  ],
  noun: ending(
    "а ев ов ие ье е иями ями ами еи ии и ией ей ой ий й иям ям ием ем ам ом о у ах иях ях ы ь ию ью ю ия ья я",
  ),
  weak: /и$/,
  derived: /(?:ост|ость)$/,
  superlative: /ейше?$/,
  takes: "first",
};

const UKRAINIAN: Endings = {
  vowels: "аеєиіїоуюя",
  gerunds: [ending("вши вшись", "ая"), ending("ивши ившись івши івшись ячи ючи учи ачи")],
  reflexive: ending("ся сь"),
  adjective: ending("ий ій їй а я е є і ї ого його ому йому им їм ім ою єю ею у ю их їх ими їми"),
  participles: [ending("н нн вш", "ая"), ending("ен єн ячн")],
  verbs: [
    ending("ла ло ли в ть є ють єш ємо єте й йте но то", "ая"),
    ending(
      "ила ило или ив ити іла іло іли ів іти ить ять ать уть ють иш имо ите еш емо ете ена ено ені єте єш ймо йте уєш ує ують уй",
    ),
  ],
  noun: ending(
    "а я о е є и і ї у ю ь й ів їв ей ам ям ом ем єм ою ею єю ами ями ах ях ові еві єві ії ію ією ій",
  ),
  weak: /[иі]$/,
  derived: /(?:ост|ість|ості)$/,
  superlative: /іш$/,
  takes: "longest",
};

/** Remove the endings, following Snowball's steps for Russian. */
function slavic(endings: Endings): Stemmer {
  const region = new RegExp(`^[^${endings.vowels}]*[${endings.vowels}]`);
  const second = new RegExp(`^(?:[^${endings.vowels}]*[${endings.vowels}]+[^${endings.vowels}]){2}`);
  return (word) => {
    const start = region.exec(word)?.[0].length ?? word.length;
    const last = second.exec(word)?.[0].length ?? word.length;
    let rest = inflected(word.slice(start), endings).replace(endings.weak, "");
    if (start + rest.length > last) {
      const tail = (word.slice(0, start) + rest).slice(last).replace(endings.derived, "");
      rest = (word.slice(0, last) + tail).slice(start);
    }
    rest = rest.replace(endings.superlative, "").replace(/нн$/, "н").replace(/ь$/, "");
    return word.slice(0, start) + rest;
  };
}

/** Step one: remove the ending of a gerund, or of a reflexive adjective, verb or noun. */
function inflected(word: string, endings: Endings): string {
  const { gerunds, reflexive, adjective, participles, verbs, noun, takes } = endings;
  const without = (text: string, kinds: RegExp[]) => {
    const found = kinds.find((each) => each.test(text));
    return found && text.replace(found, "");
  };
  const gerund = without(word, gerunds);
  if (gerund !== undefined) return gerund;
  const plain = word.replace(reflexive, "");
  const described = without(plain, [adjective]);
  const found = [
    described === undefined ? undefined : (without(described, participles) ?? described),
    without(plain, verbs),
    without(plain, [noun]),
  ].filter((each) => each !== undefined);
  if (takes === "longest") found.sort((one, other) => one.length - other.length);
  return found[0] ?? plain;
}

/** English: plural endings and verb endings. */
const english: Stemmer = (word) => {
  const one = word
    .replace(/(?:’|')s$/, "")
    .replace(/ies$/, "y")
    .replace(/(ss|sh|ch|x|o)es$/, "$1")
    .replace(/([^su])s$/, "$1");
  const stem = one.replace(/(?<=[aeiouy].*)(?:ing|ed)$/, "");
  return (stem.length > 2 ? stem : one)
    .replace(/([bdgklmnprt])\1$/, "$1")
    .replace(/e$/, "")
    .replace(/y$/, "i");
};

const STEMMERS: Record<string, Stemmer> = { en: english, ru: slavic(RUSSIAN), uk: slavic(UKRAINIAN) };

/** A word without its ending; unchanged in a language whose endings are not listed here. */
export function stem(word: string, lang: string): string {
  return (STEMMERS[lang] ?? String)(plain(word, lang));
}

/** The same, without a vowel at the end (герой, героя) or one that comes and goes: what all forms of a word have in common. */
export function root(word: string, lang: string): string {
  const vowels = "аеєиіїоуыэюя";
  return stem(word, lang)
    .replace(new RegExp(`(?<=.{3})[${vowels}]$`), "")
    .replace(new RegExp(`[еєоі](?=[^${vowels}]$)`), "");
}

/** A word normalised for comparison: lower case, ё as е, one kind of apostrophe. */
export function plain(word: string, lang: string): string {
  return word.toLocaleLowerCase(lang).replaceAll("ё", "е").replaceAll("'", "’");
}
