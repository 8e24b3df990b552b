/** Whether each capacity is one that is known here: "the seeming capacity" is neither the apparent nor the actual one. */
export const isKnownCapacity = (text: string): boolean =>
  [...text.matchAll(/(\S+) capacity\b/g)].every(([, word = '']) =>
    /^(?:\||#|the|its|it|ki|ka|and|aur|apparent|actual|real|true|asli|dikhne|of|a|in|find|what|is|reduced|reduces|reducing|calculate|glass)$/.test(
      word,
    ),
  )
