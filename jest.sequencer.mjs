import Sequencer from '@jest/test-sequencer'

/** What takes longest begins first, so that no core is idle at the end; a fresh clone has no times of its own to go by. */
const longest = [
  'recognisers',
  'questions',
  'bank',
  'examples',
  'planted',
  'laws',
  'strange-numbers',
  'samples',
  'sound',
  'prove',
  'slips',
  'practice-states',
  'tables',
  'fortnight',
  'wrapped',
  'every-option',
  'equality',
  'catalogue',
  'content-errors',
  'perturbed',
  'spellings',
]

const rank = ({ path }) => {
  const place = longest.indexOf(/([^/]*)\.(?:test|thorough)\.tsx?$/.exec(path)?.[1] ?? '')
  return place < 0 ? longest.length : place
}

export default class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((one, other) => rank(one) - rank(other))
  }
}
