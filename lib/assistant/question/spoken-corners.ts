const speaksOf =
  /(?<=\b(?:points?|of|to|from|that|if|through|at|centre|center|vertex)\s)([b-wz])(?=\s(?:also\s)?(?:lies?|is|are|and|divides?|cuts?|on|such|if|in|which|where)\b|\s*(?:[.,?]|$))|\b([b-wz])(?=\s(?:also\s)?(?:lies?|divides|is (?:nearer|closer|equidistant|the mid|the centre|a point|on))\b)/g
const calculated =
  /\b(?:plus|minus|equals|times|values? of|square|\d)\s([a-z])\b|\b([a-z])\s(?:plus|minus|equals|times|square|equal)\b/g

/** The letters that stand for numbers: in coordinates, or in what is calculated. */
function unknownsIn(text: string): ReadonlySet<string> {
  const inside = [...text.matchAll(/\(([^()]*)\)/g)].flatMap(([, both = '']) => both.match(/[a-z]/g) ?? [])
  const worked = [...text.matchAll(calculated)].flatMap(([, one, other]) => [one, other])
  return new Set([...inside, ...worked.flatMap((name) => name ?? [])])
}

/** Points of which a dictated text speaks by small letters, "p lies on ab", in capitals as those that have coordinates, "A(2, 1)". */
export function withSpokenCorners(typed: string): string {
  // "a and b are (1, 2) and (3, 4) respectively"
  const text = typed.replace(
    /\b([a-z]) and ([a-z]) are (\([^()]*\)) and (\([^()]*\))(?: respectively)?/,
    (_, a: string, b: string, one: string, other: string) => `${a.toUpperCase()}${one} and ${b.toUpperCase()}${other}`,
  )
  const known = new Set([...text.matchAll(/\b([A-Z])\(/g)].flatMap(([, name = '']) => name.toLowerCase()))
  if (known.size === 0 || /\b[A-Z]{2}\b|\b[B-Z]\b(?!\()/.test(text)) return text
  const unknown = unknownsIn(text)
  const capital = (whole: string): string => (unknown.has(whole) ? whole : whole.toUpperCase())
  const said = text.replace(speaksOf, capital)
  for (const [, name = ''] of said.matchAll(/\b([B-Z])\b/g)) known.add(name.toLowerCase())
  const spoken = said
    // "points P and q"
    .replace(/(?<=\b[B-Z] and )[b-wz]\b(?=\s|$)/g, (name) => (known.has(name) ? name.toUpperCase() : capital(name)))
    .replace(/(?<![\w(])(?<!\b[a-z] )[b-wz](?![\w,)])(?! [a-z]\b)/g, (name) =>
      known.has(name) && !unknown.has(name) ? name.toUpperCase() : name,
    )
    // "nearer to a", "the coordinates of a": no article
    .replace(/(?<=\b(?:to|of|from|at)\s)a(?=\s*(?:[.,?]|$)|\s(?:and|if|find|is|lies)\b)/g, (name) =>
      known.has('b') && !unknown.has('a') ? name.toUpperCase() : name,
    )
  for (const [, name = ''] of spoken.matchAll(/\b([A-Z])\b/g)) known.add(name.toLowerCase())
  // "ab is a diameter"
  return spoken.replace(/(?<![\w(])([a-z])([a-z])(?=\s|$|[.,?])/g, (whole, a: string, b: string) =>
    a !== b &&
    !/^(?:is|in|on|of|to|at|it|if|or|an|as|be|by|so|do|we|he|me|my|no|up|us|go|hi|am)$/.test(whole) &&
    (known.has(a) || a === 'a') &&
    (known.has(b) || b === 'a')
      ? whole.toUpperCase()
      : whole,
  )
}
