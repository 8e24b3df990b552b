/** Somebody of whom something is said that is said of people alone. */
const named =
  /\b([A-Z][a-z]{2,})(?:'s (?:[a-z]+ )?(?:age|marks|share|salary|income|son|daughter|father|mother|shadow|height)\b| (?:gets|got|walks|walked|pays|paid|earns|earned|saves|saved|spends|spent|scored|scores|drives|runs|rows|has to pay)\b| (?:is|was) (?:now )?\$?\d+\$? years\b)/g
const priced = /\b(?:[Aa]n?|[Oo]ne|[Ee]ach) ([a-z]{3,})(?: (?:costs?|is|was|weighs|holds|sells for))?(?: Rs\.?)? ₹/g
const weighed = /\b(?:[Aa]n?|[Oo]ne|[Ee]ach) ([a-z]{3,}) (?:costs|weighs|holds)\b/g

/** A thing with a price, or somebody, of whom the last line speaks and nothing before it: "A pencil costs ₹45", where notebooks are asked about. */
export function namedThingFaults(
  question: string,
  lines: readonly string[],
): readonly { readonly line: number; readonly what: string }[] {
  const line = lines.length - 1
  const last = lines[line] ?? ''
  const before = [question, ...lines.slice(0, -1)].join(' ')
  const words = new Set((before.match(/[A-Za-z]+/g) ?? []).flatMap((word) => [stem(word), word]))
  if (!/\b(?:costs?|prices?|priced|buys?|bought|pays?|paid|sells?|sold)\b|[A-Z][a-z]{2,}/.test(question) || line < 1)
    return []
  const things = [...last.matchAll(priced), ...last.matchAll(weighed)].map(([, thing = '']) => thing)
  const strange = [...new Set(things)].filter((thing) => !words.has(stem(thing)) && !general.test(thing))
  const people = [...last.matchAll(named)].flatMap(([, name = '']) =>
    words.has(name) || words.has(stem(name)) ? [] : [name],
  )
  const isOfPeople = people.length > 0 && isPersonIn(question)
  return [
    ...strange.map((thing) => ({
      line,
      what: `the question speaks of no ${thing}: is the answer that of another question?`,
    })),
    ...(isOfPeople ? people : []).map((name) => ({
      line,
      what: `the question speaks of no ${name}: is somebody else meant?`,
    })),
  ]
}

/** Words for things of all kinds. */
const general =
  /^(?:piece|item|article|unit|part|share|person|student|child|thing|total|half|third|quarter|packet|pair|dozen|set|kilogram|litre|metre|gram|ride|journey|trip|visit|call|day|week|month|year|hour|minute|note|coin)s?$/

/** Somebody has a name there: a word with a capital letter in the midst of a sentence, or one that does something at its beginning. */
const isPersonIn = (question: string): boolean =>
  /(?<=[a-z,] )[A-Z][a-z]{2,}\b/.test(
    question.replace(/\b(?:Pythagoras|Thales|Assertion|Reason|Use|Find|Class|Section)\b/g, ' '),
  ) ||
  /(?:^|[.?] )(?!(?:The|This|That|Find|Two|Three|Four|Five|Each|How|What|Each|If|An?|In|At|On|For|Show|Prove|Solve)\b)[A-Z][a-z]{2,} (?:is|was|has|had|buys|bought|pays|paid|takes|walks|says|wants|sells|sold|saves|makes|stands|rows|runs)\b/.test(
    question,
  )

/** "knife" and "knives", "man" and "men" have one. */
const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/m[ae]n$/, 'mn')
    .replace(/(?:ies|y)$/, '')
    .replace(/(?:es|s|e)$/, '')
    .replace(/v$/, 'f')
