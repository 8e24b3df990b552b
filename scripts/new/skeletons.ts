import { begun, tipBegun } from '../../lib/content/begun'
import { questionProblem } from '../../lib/content/check-question'
import { templates } from '../../lib/problems/all'
import { chapterOf, type TopicKey } from '../../lib/syllabus'

/** What editors begin from: each is right as it stands, and says where their own words go. */

/** A template of the chapter that a concept may end with: if there is one, such as does not stand in the lesson yet, an easy one first. */
function checkOf(topic: TopicKey, taken: string): string {
  const own = templates.filter((one) => one.topic === topic && !one.beyond && !one.retired)
  const [easy, medium] = ['easy', 'medium'].map((difficulty) => own.filter((one) => one.difficulty === difficulty))
  const all = [...(easy ?? []), ...(medium ?? [])].filter(({ id }) => questionProblem(topic, id) === undefined)
  return (all.find(({ id }) => !taken.includes(`check="${id}"`)) ?? all[0])?.id ?? ''
}

export const example = (title: string): string => `<Example title="${title}">

${begun.question} with $x = 3$, find $2x + 1$.

<Solution>

1. ${begun.step} $2 \\times 3 + 1 = 7$.
2. So the value is $7$.

</Solution>

</Example>
`

/** `lesson`: the text of the lesson so far. */
export const concept = (
  topic: TopicKey,
  title: string,
  lesson = '',
): string => `<Concept title="${title}" check="${checkOf(topic, lesson)}">

${begun.explanation} **Bold** marks the word that is new.

${example(`${title}: an example`)}
<KeyPoints>

- ${begun.point}

</KeyPoints>

</Concept>
`

export const lesson = (topic: TopicKey): string => {
  const { title, minutes } = chapterOf(topic)
  return `---
title: ${title}
description: ${begun.description}
duration: ${minutes}
importantFormulas:
  - name: ${begun.name}
    formula: '$a + b = b + a$'
  - name: ${begun.secondName}
    formula: '$ab = ba$'
  - name: ${begun.thirdName}
    formula: '$a(b + c) = ab + ac$'
boardTips:
  - text: ${begun.tip}
    prompt: What are the important formulas of ${title}?
  - text: ${begun.secondTip}
    prompt: What should I know about ${title}?
  - text: ${begun.thirdTip}
    prompt: What is important in ${title}?
---

${concept(topic, 'The first idea')}`
}

export const figures = {
  triangle: `<Figure
  kind="triangle"
  names="ABC"
  sides={{ AB: 5, BC: 10, CA: 7 }}
  parallel="DE"
  ratio={[2, 3]}
  labels={{ AD: '2 cm', DB: '3 cm', DE: '4 cm', BC: '10 cm' }}
  caption="$DE \\parallel BC$"
/>
`,
  tangents: `<Figure
  kind="tangents"
  radius={5}
  distance={13}
  labels={{ OA: '5 cm', OP: '13 cm', PA: '12 cm' }}
  caption="$PA = PB$"
/>
`,
  frequencies: `<Figure
  kind="frequencies"
  of="Marks"
  classes={['0-10', '10-20', '20-30']}
  f={[4, 9, 7]}
  with={['cf']}
/>
`,
  sketch: `<Figure
  kind="sketch"
  points={{ A: [0, 0], B: [4, 0], C: [0, 3] }}
  segments={[
    { from: 'A', to: 'B', label: '4 cm' },
    { from: 'A', to: 'C', label: '3 cm' },
    { from: 'B', to: 'C' },
  ]}
  angles={[{ at: 'A', from: 'B', to: 'C', right: true }]}
  description="A right triangle ABC with the right angle at A, AB = 4 cm and AC = 3 cm."
  caption="$BC^2 = AB^2 + AC^2$"
/>
`,
  plane: `<Figure
  kind="plane"
  x={[-4, 4]}
  y={[-5, 5]}
  curves={[{ polynomial: [1, 0, -4], label: 'y = x² − 4' }]}
  points={[{ at: [2, 0], label: '(2, 0)' }]}
  description="The parabola y = x² − 4, which cuts the x-axis at −2 and at 2."
/>
`,
  solid: `<Figure
  kind="solid"
  parts={[{ shape: 'cone', radius: 3, height: 4, labels: { radius: '3 cm', height: '4 cm' } }]}
  description="A cone with radius 3 cm and height 4 cm."
/>
`,
  table: `<Figure
  kind="table"
  head={['Marks', '$f$', '$cf$']}
  rows={[
    ['0-10', '4', '4'],
    ['10-20', '9', '13'],
  ]}
  rowHeadings
  description="Marks with their frequencies and cumulative frequencies."
/>
`,
  histogram: `<Figure
  kind="histogram"
  classes={[
    { from: 0, to: 10, frequency: 4 },
    { from: 10, to: 20, frequency: 9 },
  ]}
  xLabel="Marks"
  yLabel="Students"
  description="A histogram of two classes: 4 students from 0 to 10, 9 from 10 to 20."
/>
`,
  'number-line': `<Figure
  kind="number-line"
  from={0}
  to={5}
  marks={[{ at: 2, label: '2' }]}
  description="A number line from 0 to 5 with a mark at 2."
/>
`,
} as const

export const samplesOf = (id: string, title: string): string => `id: ${id}
title: ${title}
year: ${new Date().getFullYear()}
note: '1 question, 1 mark.'
sections:
  - title: Section A
    description: Multiple Choice Questions, 1 mark each
    questions:
      - id: q1
        marks: 1
        topic: real-numbers
        question: |-
          ${begun.question} the HCF of $12$ and $18$ is
          (a) $6$
          (b) $36$
          (c) $2$
          (d) $9$
        solution:
          steps:
            - '$12 = 2^2 \\times 3$ and $18 = 2 \\times 3^2$.'
            - 'HCF $= 2 \\times 3 = 6$.'
          answer: '(a) $6$'
`

/** A tip that the file, which has `others` of them, does not have yet. */
export function tip(topic: TopicKey, file: string, others: number): string {
  const { title } = chapterOf(topic)
  const prompts = [
    'What are the important formulas of',
    'Give me a summary of',
    'How do I study',
    'What is asked about',
  ]
  const prompt = prompts.find((words) => !file.includes(`${words} ${title}`)) ?? prompts[0]
  return `  - text: ${tipBegun(others + 1)}
    prompt: ${prompt} ${title}${prompt?.startsWith('Give') ? '.' : '?'}
`
}

export const paper = (id: string, title: string): string => `id: ${id}
title: ${title}
year: ${new Date().getFullYear()}
note: '3 questions, 7 marks.'
marks: 7
minutes: 20
readingMinutes: 0
sections:
  - title: Section A
    description: Multiple Choice Questions, 1 mark each
    questions:
      - id: q1
        kind: choice
        marks: 1
        topic: real-numbers
        ask: '${begun.question} the HCF of $12$ and $18$ is'
        options: ['$36$', '$6$', '$2$', '$9$']
        answer: B
        reject:
          - { response: A, note: '${begun.note} that is the LCM.' }
        scheme:
          - '$12 = 2^2 \\times 3$ and $18 = 2 \\times 3^2$'
          - { marks: 1, text: 'HCF $= 2 \\times 3 = 6$' }
  - title: Section B
    description: Short Answer Questions, 2 marks each
    questions:
      - id: q2
        kind: answer
        marks: 2
        topic: quadratic-equations
        ask: 'Find the roots of $x^2 - 5x + 6 = 0$.'
        rule: { kind: roots, expected: '2, 3' }
        answer: '$2$ and $3$'
        accept: ['2, 3', 'x = 3 or x = 2', '3 and 2']
        reject: ['2', '-2, -3', { response: '1, 6', note: 'Their sum is to be 5.', line: 1 }]
        scheme:
          - { marks: 1, text: '$(x - 2)(x - 3) = 0$' }
          - { marks: 1, text: 'So $x = 2$ or $x = 3$.' }
        or:
          ask: 'Prove that $3 + 2\\sqrt{5}$ is irrational, given that $\\sqrt{5}$ is irrational.'
          scheme:
            - { marks: 1, text: 'If $3 + 2\\sqrt{5}$ were a rational number $r$, then $\\sqrt{5} = \\frac{r - 3}{2}$ would be rational.' }
            - { marks: 1, text: 'This contradicts what is given, so $3 + 2\\sqrt{5}$ is irrational.' }
  - title: Section C
    description: Case Study Questions, 4 marks each
    questions:
      - id: q3
        kind: case
        marks: 4
        topic: arithmetic-progressions
        story: '${begun.story} there are $3$ roses in the first row, $5$ in the second, $7$ in the third, and so on.'
        parts:
          - ask: 'How many roses are in the $6$th row?'
            marks: 1
            rule: { kind: number, expected: '13' }
            answer: '$13$ roses'
            accept: ['13', '13 roses', 'a6 = 13']
            reject: ['15', '48', '10']
            scheme: [{ marks: 1, text: '$a_6 = 3 + 5 \\times 2 = 13$' }]
          - ask: 'Which row has $21$ roses?'
            marks: 1
            rule: { kind: number, expected: '10' }
            answer: 'The $10$th row'
            accept: ['10', '10th row', 'n = 10']
            reject: ['9', '11', '7']
            scheme: [{ marks: 1, text: '$3 + (n - 1) \\times 2 = 21$, so $n = 10$.' }]
          - ask: 'How many roses are in the first $10$ rows?'
            marks: 2
            rule: { kind: number, expected: '120' }
            answer: '$120$ roses'
            accept: ['120', '120 roses', 'S10 = 120']
            reject: ['21', '240', '110']
            scheme:
              - { marks: 1, text: '$S_{10} = \\frac{10}{2}(2 \\times 3 + 9 \\times 2)$' }
              - { marks: 1, text: '$= 5 \\times 24 = 120$' }
        or:
          ask: 'There are $35$ roses in all. How many rows are there?'
          rule: { kind: number, expected: '5' }
          answer: '$5$ rows'
          accept: ['5', '5 rows', 'n = 5']
          reject: ['7', '17', '5, -7']
          scheme:
            - { marks: 1, text: '$n(n + 2) = 35$' }
            - { marks: 1, text: '$n = 5$, since $5 \\times 7 = 35$ and $n$ is positive.' }
`
