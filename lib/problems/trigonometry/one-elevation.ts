import { stories, type Story } from './pieces/elevation-stories'
import { metres } from './pieces/heights'
import { measured, type StandardAngle } from './pieces/ratio'
import { surdTex, surdText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template, type Slip, type Step } from '../template'

const other: Readonly<Record<StandardAngle, StandardAngle>> = { 30: 60, 45: 30, 60: 30 }

function slipsOf(story: Story, length: number, angle: StandardAngle): readonly Slip[] {
  const { angles, unchanged, value, wrong } = story
  const [note, step] = unchanged
  return distinctSlips(surdText(value(length, angle)), [
    ...(angles.length === 1
      ? []
      : [
          {
            response: surdText(value(length, other[angle])),
            note: `That belongs to an angle of ${other[angle]}°: look at the table again.`,
            step: 3,
          },
        ]),
    { response: `${length}`, note, step },
    ...wrong(length, angle).map(([found, why, line]) => ({ response: surdText(found), note: why, step: line })),
  ])
}

/** What is given, then half a mark for each line down to the conclusion. */
const marked = ([given, ...lines]: readonly string[]): readonly Step[] => [
  ...(given === undefined ? [] : [given]),
  ...lines.map((line) => earns(0.5, line)),
]

/** E.g. "From a point on the ground, 15 m away from the foot of a tower, the angle of elevation of the top is 60°. Find the height." */
export const singleElevation = template({
  id: 'ht-one-elevation',
  topic: 'trigonometry',
  archetypes: ['ht-single-elevation'],
  difficulty: 'easy',
  marks: 2,
  draw: (random) => {
    const story = random.pick(stories)
    return { story, length: random.pick(story.lengths), angle: random.pick(story.angles) }
  },
  pose: ({ story, length, angle }) => {
    const value = story.value(length, angle)
    return {
      question: story.question(length, angle),
      rule: metres(value),
      figure: story.figure(length, angle),
      hints: [
        'Mark the right angle and the given angle in the figure. Which side is known, and which one is asked for?',
        'Choose the ratio that holds exactly these two sides.',
        ...(value.radicand === 1 ? [] : ['Leave the root in the answer; rationalise the denominator if there is one.']),
      ],
      steps: marked([...story.steps(length, angle, surdTex(value)), story.closing(surdTex(value))]),
      explanation:
        'The vertical line and the ground make a right angle, so one side and one acute angle fix the whole triangle.',
    }
  },
  crossCheck: ({ story, length, angle }) => measured(story.scaled(length, angle)),
  slips: ({ story, length, angle }) => slipsOf(story, length, angle),
})
