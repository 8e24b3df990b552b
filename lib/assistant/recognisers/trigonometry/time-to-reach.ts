import { movingIn, movingWords } from './moving'
import { highThing, withoutNames } from './scene'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { approaches, timeToReach as solution, type TimeToReach } from '../../../solutions/trigonometry/time-to-reach'

const units = 'minutes|seconds|minute|second|time|sec|min'

function askedIn(question: Question) {
  const whole = phrase(
    question,
    `many ${units} * first * reach|reaches`,
    `time * reach|reaches * first|beginning|start`,
    'total|whole time * reach|reaches',
  )
  if (whole) return { asked: 'whole', found: whole } as const
  const rest = phrase(
    question,
    `many|much more|further ${units} * reach|reaches`,
    `many|much more|further ${units} * need|needs|take|takes * foot|base|bottom`,
    `many|much ${units} more * reach|reaches`,
    'time taken? * reach * foot|base * from|after this|here|that',
    'more time * reach|reaches',
    'time reach|reaches * from|after then|this|here|that',
    'soon|long after this * reach|reaches',
    'long more? * reach|reaches * from|after this|here|that',
    'further|remaining|more time taken?',
    `after * reach * many|much ${units}`,
    `after * many|much ${units} * reach`,
  )
  return rest && ({ asked: 'rest', found: rest } as const)
}

export const timeToReach = recogniser<TimeToReach>({
  id: 'time-until-it-reaches-the-foot',
  solution,
  story: true,
  cues: ['depression'],
  words: [...movingWords, 'first', 'more'],
  examples: [
    'A guard on the top of a lighthouse sees a boat coming straight towards it at a uniform speed. The angle of depression of the boat changes from 45° to 60° in 12 minutes. How many more minutes does the boat take to reach the foot of the lighthouse?',
    'A straight highway leads to the foot of a tower. A man standing at the top of the tower observes a car at an angle of depression of 30°, which is approaching the foot of the tower with a uniform speed. Six seconds later, the angle of depression of the car is found to be 60°. Find the time taken by the car to reach the foot of the tower from this point.',
    'A man on the top of a tower sees a car coming at uniform speed at an angle of depression of 30°. After 6 seconds the angle of depression becomes 60°. How much more time will it take to reach the foot of the tower?',
    'tower ke top se car ka angle of depression 30° hai, car uniform speed se tower ki taraf aa rahi hai. 12 minutes baad depression 45° ho gaya. how many more minutes will it take to reach the foot of the tower',
  ],
  refuses: [
    'A man on the top of a tower sees a car at an angle of depression of 60°. After 6 seconds the angle of depression becomes 30° at uniform speed. How much more time will it take to reach the foot of the tower?',
    'A guard on the top of a lighthouse sees a boat coming straight towards it at a uniform speed. The angle of depression of the boat changes from 45° to 60° in 12 minutes. Find the speed of the boat.',
    'A guard on the top of a lighthouse sees a boat moving away from it at a uniform speed. The angle of depression of the boat changes from 60° to 45° in 12 minutes. How many more minutes does the boat take to reach the shore?',
    'A guard on the top of a lighthouse sees a boat coming straight towards it. The angle of depression of the boat changes from 45° to 60° in 12 minutes. How many more minutes does the boat take to reach the foot of the lighthouse?',
    'A guard on the top of a lighthouse sees a boat coming straight towards it at a uniform speed. The angle of depression of the boat changes from 45° to 60° in 12 minutes. When will it be at 75°, and how many more minutes does the boat take to reach the foot of the lighthouse?',
  ],
  read: (question) => {
    const [moving, asked] = [movingIn(question), askedIn(withoutNames(question))]
    const comes = phrase(
      question,
      'towards|toward|approaching|approaches|taraf',
      'coming|comes|moving straight? foot|base|tower',
      'leads foot|base',
      'nearer|closer',
      // towards the foot that it will reach
      'coming|comes',
      'reach|reaches * foot|base',
    )
    const uniform = phrase(question, 'uniform|constant|same speed', 'uniformly')
    const pair = approaches.find(([far, near]) => moving?.angles[0] === far && moving.angles[1] === near)
    if (
      !moving ||
      !asked ||
      !comes ||
      !uniform ||
      !pair ||
      // how high the tower is changes no time
      moving.lengths.length > 1 ||
      moving.lengths.some(({ fact }) => highThing(question, fact) === null) ||
      moving.speed ||
      moving.rootThree
    )
      return null
    return {
      given: { angles: pair, time: moving.time, unit: moving.unit, asked: asked.asked },
      used: moving.used,
      said: told(question, asked.found, comes, uniform, moving.found).said,
    }
  },
  unit: ({ unit }) => (unit === 'minutes' ? 'min' : 's'),
})
