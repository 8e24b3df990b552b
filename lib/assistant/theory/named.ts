/** Words of a name that say nothing about which idea it is. */
const idle = new Set(
  'the a an of for in is are am to on by do does did we i you it its this that theorem thm law concept chapter please sir maam mam class 10 10th x cbse ncert maths math ka ki ke ko me mein hum always called'.split(
    ' ',
  ),
)

/** A name as names are compared: "the Basic Proportionality Theorem" and "basic proportionality theorem" are one. */
export const named = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[’']s?\b|[()".,:;?!]/g, ' ')
    .replace(/-/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !idle.has(word))
    .map(singular)
    .join(' ')

const kept = new Set('axis thales pythagoras plus minus bias gauss'.split(' '))

const singular = (word: string): string =>
  word.length < 4 || kept.has(word) || /(?:ss|us|is)$/.test(word)
    ? word
    : word.replace(/ies$/, 'y').replace(/(?<=o)es$|s$/, '')
