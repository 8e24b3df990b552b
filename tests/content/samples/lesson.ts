/** A small lesson that is right, with places for what a sample puts in. */
export interface LessonPieces {
  readonly front?: string
  readonly text?: string
  readonly question?: string
  readonly step?: string
  readonly points?: string
  /** In place of the whole first concept. */
  readonly concept?: string
}

const rightFront = [
  'title: Circles',
  'description: You will find lengths and angles at a circle.',
  'duration: 45',
  'importantFormulas:',
  '  - name: Length of a tangent',
  "    formula: '$PT = \\sqrt{OP^2 - OT^2}$'",
  '  - name: Two tangents',
  "    formula: '$PA = PB$'",
  '  - name: Tangent and radius',
  "    formula: '$OT \\perp PT$'",
  'boardTips:',
  '  - text: State the reason before you use it.',
  '    prompt: How long is the tangent from a point to a circle?',
  '  - text: Name equal tangents from each point.',
  '    prompt: How do I prove that the tangents from an external point to a circle are equal?',
  '  - text: Remember the two right angles.',
  '    prompt: What is the angle between two tangents to a circle?',
].join('\n')

const others = [2, 3, 4, 5].map((number) => concept({ title: `Concept ${number}` }))

function concept({
  title = 'Concept 1',
  text = 'A tangent touches the circle.',
  question = `How long is the tangent from a point $13$ cm from the centre, if the radius is $5$ cm (${title})?`,
  step = '1. $PT = \\sqrt{13^2 - 5^2} = 12$ cm.',
  points = '- A tangent touches the circle once.',
}: LessonPieces & { readonly title?: string }): string {
  return `<Concept title="${title}" check="cir-length-of-tangent" seed="k3f9">

${text}

<Example title="Example of ${title}">

${question}

<Solution>

${step}

</Solution>

</Example>

<KeyPoints>

${points}

</KeyPoints>

</Concept>`
}

/** The text of the lesson on circles with these pieces in its first concept. */
export const lessonWith = ({ front = rightFront, concept: whole, ...pieces }: LessonPieces): string =>
  `---\n${front}\n---\n\n${[whole ?? concept(pieces), ...others].join('\n\n')}\n`

export const frontWith = (change: (front: string) => string): string => change(rightFront)
