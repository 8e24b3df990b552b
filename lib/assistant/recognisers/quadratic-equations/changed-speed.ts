import { asks } from '../../question/asks'
import { phrase, told } from '../../question/phrase'
import { hours } from './hours'
import { changedSpeed as solution } from '../../../solutions/quadratic-equations/changed-speed'
import { recogniser } from '../../recogniser'

const [more, less] = ['more|faster|greater|higher', 'less|shorter|earlier|fewer|sooner|before'] as const
const start = 'constant|uniform|steady? speed? .? speed?' as const

const stories = [
  `#d ${start} #m ${more} taken|take|takes? #s ${less}`,
  `#d ${start} #m ${more} saved|save|saves #s`,
  `#d ${start} increased|increases #m taken|take|takes? #s ${less}`,
  `#d #s ${less} speed? #m ${more}`,
  `#d ${start} #m ${more} reach|reaches|reached #s ${less}`,
] as const

export const changedSpeed = recogniser({
  id: 'changed-speed',
  solution,
  story: true,
  cues: ['speed', 'faster'],
  words: ['speed', 'same', 'distance', 'original', 'usual', 'long', 'constant', 'before'],
  examples: [
    'A train travels 360 km at a uniform speed. If the speed had been 5 km/h more, it would have taken 1 hour less for the same journey. Find the speed of the train.',
    'a bus covers 300 km at constant speed. had it been 10 km/h faster the journey would be 60 minutes shorter. find speed of bus',
    "Meera's family drove 360 km to her grandmother's village at a steady speed. Driving 12 km/h faster would have saved 1 hour. At what speed did they drive?",
  ],
  refuses: [
    'A train travels 360 km at a uniform speed. If the speed had been 5 km/h less, it would have taken 1 hour more for the same journey. Find the speed of the train.',
    'A train travels 360 km at a uniform speed. If the speed had been 5 km/h more, it would have taken 1 hour less for the same journey. Find the time that it takes.',
    'A train travels 360 km at a uniform speed. If the speed had been 5 km/h more, it would have taken 1 hour less for half the journey. Find the speed of the train.',
    'A train travels 360 km at a uniform speed. If the speed had been 5 times more, it would have taken 1 hour less. Find the speed of the train.',
  ],
  read: (question) => {
    const found = phrase(question, ...stories)
    const saved = found && hours(found.numbers.s, found.units.s)
    if (!saved || found.units.d !== 'km' || found.units.m !== 'km/h') return null
    const asked = asks(question, [found], ['speed'], ['distance', 'long'])
    return (
      asked && { given: { distance: found.numbers.d, more: found.numbers.m, saved }, ...told(question, found, asked) }
    )
  },
  before: () => 'Speed in km/h: ',
})
