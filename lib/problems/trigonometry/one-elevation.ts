import { stories } from './pieces/elevation-stories'
import type { SightStory } from './pieces/sight-story'
import { lengthRule } from './pieces/heights'
import { measured } from './pieces/ratio'
import { oneElevation } from '../../solutions/trigonometry/one-elevation'
import type { StandardAngle } from '../../solutions/trigonometry/pieces/ratio'
import { fraction, surdText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template, type Slip } from '../template'

const other: Readonly<Record<StandardAngle, StandardAngle>> = { 30: 60, 45: 30, 60: 30 }

function slipsOf(story: SightStory, length: number, angle: StandardAngle): readonly Slip[] {
  const { angles, unchanged, value, wrong } = story
  const [note, step] = unchanged
  return distinctSlips(surdText(value(length, angle)), [
    ...(angles.length === 1
      ? []
      : [
          {
            response: surdText(value(length, other[angle])),
            note: `That belongs to an angle of ${other[angle]}°: look at the table again.`,
            step: 'values',
          },
        ]),
    { response: `${length}`, note, step },
    ...wrong(length, angle).map(([found, why, line]) => ({ response: surdText(found), note: why, step: line })),
  ])
}

/** E.g. "From a point on the ground, 15 m away from the foot of a tower, the angle of elevation of the top is 60°. Find the height." */
export const singleElevation = template({
  id: 'ht-one-elevation',
  version: 2,
  topic: 'trigonometry',
  archetypes: ['ht-single-elevation'],
  difficulty: 'easy',
  marks: 2,
  draw: (random) => {
    const story = random.pick(stories)
    return { story, length: random.pick(story.lengths), angle: random.pick(story.angles) }
  },
  things: ({ story: { lengths }, length }) => [
    { name: 'the given length', size: length, least: Math.min(...lengths), most: Math.max(...lengths), unit: 'm' },
  ],
  given: ({
    story: {
      sides: [known, wanted],
    },
    length,
    angle,
  }) => ({ known, wanted, length: fraction(length), angle }),
  solution: oneElevation,
  manner: ({ story }) => story.manner,
  ask: ({ story, length, angle }) => {
    const value = story.value(length, angle)
    return {
      question: `${story.question(length, angle)}${value.radicand === 1 ? '' : ` Leave $\\sqrt{${value.radicand}}$ in your answer.`}`,
      rule: lengthRule(value),
      figure: story.figure(length, angle),
      hints: [
        'Mark the right angle and the given angle in the figure. Which side is known, and which one is asked for?',
        'Choose the ratio that holds exactly these two sides.',
        ...(value.radicand === 1 ? [] : ['Leave the root in the answer; rationalise the denominator if there is one.']),
      ],
      explanation:
        'The vertical line and the ground make a right angle, so one side and one acute angle fix the whole triangle.',
    }
  },
  crossCheck: ({ story, length, angle }) => measured(story.scaled(length, angle)),
  slips: ({ story, length, angle }) => slipsOf(story, length, angle),
})
