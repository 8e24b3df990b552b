import { wordRules } from '@/checks/prove/words'

/** The sentences that the prover still reads as words. Names are only ever struck from this list. */
const known = [
  'sumAndProduct',
  'fromSumAndProduct',
  'pointsOnLines',
  'countedLists',
  'pairsOfDice',
  'lettersOfWords',
  'progressions',
  'differences',
  'spokenTerms',
  'rejectedLengths',
  'primes',
  'quotations',
  'allProbabilities',
  'sectionsInK',
  'freeEquations',
  'quotedEquations',
  'chosenOption',
  'combinedEquations',
  'multipliedEquations',
  'dividedEquations',
  'zeroesInFigure',
  'takenFromData',
]

test('the worded rules of the prover only ever become fewer', () => {
  const names = wordRules.map(({ name }) => name)
  const added = names
    .filter((name) => !known.includes(name))
    .map(
      (name) =>
        `${name} reads a sentence: state it as a claim instead, says\`...\${isValue('the height', '12', 'm')}\``,
    )
  const struck = known
    .filter((name) => !names.includes(name))
    .map((name) => `${name} is gone: strike it from this list`)
  expect([...added, ...struck]).toEqual([])
})
