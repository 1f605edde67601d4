/** Reactions with one click: what is sent, our drawing of it, and its name. Not every system has these signs. */
const DRAWN = { "👏": "bravo", "😄": "laugh", "😱": "fright", "🤔": "ponder", "🍀": "luck", "💀": "peril" };

export const reactions = Object.entries(DRAWN).map(([sign, icon], place) => ({
  sign,
  icon,
  label: `web-reaction-${place + 1}`,
}));

/** The reaction that a line of chat is, if it is one. */
export const reactionOf = (line: string) => reactions.find(({ sign }) => sign === line);
