import type { Sample } from './sample'

const line = (fields: string) => `<Figure kind="number-line" description="A line." ${fields} />`
const rightLine = line('from={0} to={5} marks={[{ at: 2, label: "2" }]}')
const ofLine = (fields: string, says: string): Sample => ({ in: 'text', wrong: line(fields), right: rightLine, says })

const sketch = (fields: string) =>
  `<Figure kind="sketch" description="A triangle." points={{ A: [0, 0], B: [4, 0], C: [0, 3] }} ${fields} />`
const rightSketch = sketch(
  "segments={[{ from: 'A', to: 'B', label: '4 cm' }, { from: 'A', to: 'C' }, { from: 'B', to: 'C' }]}",
)
const ofSketch = (fields: string, says: string): Sample => ({
  in: 'text',
  wrong: sketch(fields),
  right: rightSketch,
  says,
})

const letters = (second: string) =>
  sketch(`segments={[{ from: 'A', to: 'B' }]} labels={[{ at: [3, 2], text: 'p' }, { at: ${second}, text: 'q' }]}`)

const histogram = (from: number, to: number) =>
  `<Figure kind="histogram" description="A histogram." xLabel="Marks" yLabel="Students" classes={[{ from: 0, to: 10, frequency: 4 }, { from: ${from}, to: ${to}, frequency: 9 }, { from: 20, to: 30, frequency: 5 }]} />`

const coneOf = "{ shape: 'cone', radius: 3, height: 4 }"
const cylinderOf = "{ shape: 'cylinder', radius: 3, height: 5 }"
const stack = (description: string, parts: string) =>
  `<Figure kind="solid" description="${description}" parts={[${parts}]} />`

/** Figures: fields missing, misspelt, of the wrong kind, or without sense. */
export const figureSamples: readonly Sample[] = [
  {
    in: 'text',
    wrong: `<Figure
  kind="plane"
  x={[-1, 6]}
  y={[-1, 6]}
  points={[{ at: [1, 1], label: 'P' }]}
  description="A point."
  caption="The point $P$ is $(1, 1)$.
/>`,
    right: `<Figure
  kind="plane"
  x={[-1, 6]}
  y={[-1, 6]}
  points={[{ at: [1, 1], label: 'P' }]}
  description="A point."
  caption="The point $P$ is $(1, 1)$."
/>`,
    says: 'the quote of this text is open',
  },
  ...(
    [
      ['\\overline{x}', 'write \\\\overline and not \\overline'],
      ['\\theta', 'write '],
      ['\\frac{1}{2}', 'write '],
      ['\\angle A', 'write '],
      ['\\underline{x}', 'write '],
      ['5\\,\\text{cm}', 'write '],
    ] as const
  ).map(([tex, says]): Sample => {
    const table = (cell: string) =>
      `<Figure kind="table" description="Two." head={['a', 'b']} rows={[['it\\'s', '$${cell}$']]} caption="$\\frac{1}{2}$" />`
    return {
      in: 'text',
      wrong: table(tex),
      right: table(tex.replaceAll('\\', '\\\\')),
      says: `a backslash is doubled in quotes inside braces: ${says}`,
    }
  }),
  { in: 'text', wrong: letters('[3, 2]'), right: letters('[1, 2.5]'), says: 'have one and the same place' },
  {
    in: 'text',
    wrong:
      '<Figure kind="plane" description="A drawing." x={[-2, 8]} y={[-6, 8]} curves={[{ polynomial: [-1, -8, -12] }]} points={[{ at: [2, 0] }, { at: [6, 0] }]} />',
    right:
      '<Figure kind="plane" description="A drawing." x={[-2, 8]} y={[-6, 8]} curves={[{ polynomial: [-1, 8, -12] }]} points={[{ at: [2, 0] }, { at: [6, 0] }]} />',
    says: 'the point (2, 0) does not lie on the curve',
  },
  {
    in: 'text',
    wrong:
      '<Figure kind="plane" description="A drawing." x={[-2, 8]} y={[-6, 8]} points={[{ at: [1, 1] }, { at: [4, 1] }, { at: [4, 5] }]} segments={[{ from: [1, 1], to: [4, 1] }, { from: [4, 1], to: [4, 6] }]} />',
    right:
      '<Figure kind="plane" description="A drawing." x={[-2, 8]} y={[-6, 8]} points={[{ at: [1, 1] }, { at: [4, 1] }, { at: [4, 5] }]} segments={[{ from: [1, 1], to: [4, 1] }, { from: [4, 1], to: [4, 5] }]} />',
    says: 'the segment ends at (4, 6), where no point is marked',
  },
  {
    in: 'text',
    wrong:
      '<Figure kind="plane" description="A drawing." x={[-2, 8]} y={[-6, 8]} curves={[{ line: [1, 1, 6] }, { line: [1, -1, 2] }]} regions={[[[0, 6], [0, 2], [4, 2]]]} />',
    right:
      '<Figure kind="plane" description="A drawing." x={[-2, 8]} y={[-6, 8]} curves={[{ line: [1, 1, 6] }, { line: [1, -1, 2] }]} regions={[[[0, 6], [0, -2], [4, 2]]]} />',
    says: 'the shaded area has a corner at (0, 2), where no lines meet',
  },
  ofLine('to={5} marks={[{ at: 2, label: "2" }]}', 'from is missing'),
  ofLine('from={0} marks={[{ at: 2, label: "2" }]}', 'to is missing'),
  ofLine('from="0" to={5} marks={[{ at: 2, label: "2" }]}', 'from is a text'),
  ofLine('from={0} to={5} marks={[{ at: 7, label: "7" }]}', '7 lies outside the line'),
  ofLine('from={5} to={0} marks={[{ at: 2, label: "2" }]}', 'write the smaller number first'),
  ofLine('from={0} to={5} marks={[{ at: 2, lable: "2" }]}', 'lable'),
  ofLine('from={0} to={5} marks={[{ label: "2" }]}', 'at is missing'),
  ofLine('from={0} to={5} mark={[{ at: 2, label: "2" }]}', 'mark'),
  ofLine('from={0} to={5} marks={[{ at: 2, label: "$2$" }]}', 'label is printed as it stands'),
  ofLine('from={0} to={5} marks={[{ at: 2, label: 2 }]}', 'label is a number'),
  ofLine('from={0} to={1 + 4} marks={[{ at: 2, label: "2" }]}', 'write numbers, texts between quotes'),
  ofLine('from={0} to={5 marks={[{ at: 2, label: "2" }]}', 'a value between { } cannot be read'),
  ofLine('from=0 to={5} marks={[{ at: 2, label: "2" }]}', 'a value stands in quotes or in braces'),
  ofLine('from={0} to={5} marks={[{ at: 2, label: "2" }]} caption="$\\frac{1$"', 'cannot be set'),
  ofLine('from={0} to={5} marks={[{ at: 2, label: "2" }]} caption="It costs $6."', 'a dollar sign is left open'),
  { in: 'text', wrong: rightLine.replace('number-line', 'numberline'), right: rightLine, says: 'kind' },
  {
    in: 'text',
    wrong: rightLine.replace('description="A line." ', ''),
    right: rightLine,
    says: 'description is missing: write description="A number line from 0 to 5 with a mark at 2."',
  },
  { in: 'text', wrong: rightLine.replace('"A line."', '""'), right: rightLine, says: 'description' },
  ofSketch("segments={[{ from: 'A', to: 'D' }]}", 'there is no point "D"'),
  ofSketch("segments={[{ from: 'A', to: 'A' }]}", 'a segment joins two different points'),
  ofSketch("segments={[{ form: 'A', to: 'B' }]}", 'form'),
  ofSketch("circles={[{ centre: 'A' }]}", 'radius is missing'),
  ofSketch("circles={[{ center: 'A', radius: 2 }]}", 'center'),
  ofSketch("angles={[{ at: 'A', from: 'B', to: 'Z' }]}", 'there is no point "Z"'),
  ofSketch("regions={[['A', 'B']]}", 'an area has three corners'),
  {
    in: 'text',
    wrong: '<Figure kind="table" description="Two." head={["a", "b"]} rows={[["1"]]} />',
    right: '<Figure kind="table" description="Two." head={["a", "b"]} rows={[["1", "2"]]} />',
    says: 'it has 1 cells, the head has 2',
  },
  {
    in: 'text',
    wrong: '<Figure kind="plane" description="A line." x={[1, 4]} y={[-4, 4]} />',
    right: '<Figure kind="plane" description="A line." x={[-1, 4]} y={[-4, 4]} />',
    says: 'must hold 0',
  },
  {
    in: 'text',
    wrong: '<Figure kind="plane" description="A line." x={[-4, 4]} y={[-4, 4]} curves={[{ line: [2, 3] }]} />',
    right: '<Figure kind="plane" description="A line." x={[-4, 4]} y={[-4, 4]} curves={[{ line: [2, 3, 6] }]} />',
    says: 'write three numbers',
  },
  {
    in: 'text',
    wrong:
      '<Figure kind="plane" description="A point." x={[-4, 4]} y={[-4, 4]} points={[{ at: [5, 0], label: "P" }]} />',
    right:
      '<Figure kind="plane" description="A point." x={[-4, 6]} y={[-4, 4]} points={[{ at: [5, 0], label: "P" }]} />',
    says: 'lies outside the ranges',
  },
  {
    in: 'text',
    wrong: histogram(10, 20).replace('description="A histogram." ', ''),
    right: histogram(10, 20),
    says: 'description is missing: write description="A histogram of the marks of 30 students."',
  },
  {
    in: 'text',
    wrong: '<Figure kind="table" head={["a", "b"]} rows={[["1", "2"]]} />',
    right: '<Figure kind="table" description="Two." head={["a", "b"]} rows={[["1", "2"]]} />',
    says: 'description is missing: write description="Marks with their frequencies."',
  },
  {
    in: 'text',
    wrong: histogram(15, 20),
    right: histogram(10, 20),
    says: 'the second of classes: it begins at 15, and the one before ends at 10: the classes of a histogram touch',
  },
  ...[
    'A cone of height 4 on a cylinder.',
    'A cylinder with a cone on top.',
    'A cylinder, and a cone on top of it.',
  ].map((description): Sample => ({
    in: 'text',
    wrong: stack(description, `${coneOf}, ${cylinderOf}`),
    right: stack(description, `${cylinderOf}, ${coneOf}`),
    says: 'drawn is the cylinder on the cone, the description says the cone on the cylinder: parts go from the bottom up',
  })),
  {
    in: 'text',
    wrong: stack('A cylinder standing on the tip of a cone, a cylinder upon a cone.', `${cylinderOf}, ${coneOf}`),
    right: stack('A cylinder, and joined to it a cone; its base is on the ground.', `${coneOf}, ${cylinderOf}`),
    says: 'drawn is the cone on the cylinder',
  },
  {
    in: 'text',
    wrong: '<Figure kind="solid" description="A cone." parts={[{ shape: "cone", radius: 3 }]} />',
    right: '<Figure kind="solid" description="A cone." parts={[{ shape: "cone", radius: 3, height: 4 }]} />',
    says: 'height is missing',
  },
  ofSketch(
    "segments={[{ from: 'A', to: 'B' }, { from: 'A', to: 'C' }]} caption=\"$AB = 3$ cm, $AC = 4$ cm\"",
    'is drawn smaller than',
  ),
  ofSketch(
    "segments={[{ from: 'A', to: 'B' }]} labels={[{ at: [4, 1], text: 'a label of so many words that there is no room for it anywhere in the figure' }]}",
    'stands outside the figure',
  ),
  {
    in: 'text',
    wrong: rightLine.replace(' marks', ' caption="Here $2 \\times 2 = 5$." marks'),
    right: rightLine.replace(' marks', ' caption="Here $2 \\times 2 = 4$." marks'),
    says: 'caption: [2 \\times 2 = 5] is false',
  },
  {
    in: 'text',
    wrong: rightLine.replace('"A line."', '"A li\u200bne."'),
    right: rightLine,
    says: 'description: "\u200b"',
  },
  {
    in: 'text',
    wrong: rightLine.replace('[{ at: 2, label: "2" }]', '[\n{ at: 2, label: “2” }]'),
    right: rightLine,
    says: 'the texts of a figure stand in straight ones',
  },
  {
    in: 'text',
    wrong: rightLine.replace('label: "2"', 'label: "3"'),
    right: rightLine,
    says: 'label: "3" is drawn at 2',
  },
  ofSketch("angles={[{ at: 'A', from: 'B', to: 'C', label: '45°' }]}", 'is drawn with 90°'),
  ofSketch("angles={[{ at: 'B', from: 'A', to: 'C', label: '45°' }]}", 'is drawn with 37°'),
  ofSketch(
    "segments={[{ from: 'A', to: 'B', label: '4 cm' }, { from: 'A', to: 'C', label: '3 cm' }, { from: 'B', to: 'C', label: '6 cm' }]}",
    'label: "6 cm" is drawn as long as 5 would be beside "4 cm"',
  ),
  ofSketch("angles={[{ at: 'B', from: 'A', to: 'C', right: true }]}", 'a right angle is drawn with 37°'),
  ...[
    [
      'points={[{ at: [3, 2], label: "P(2, 3)" }]}',
      'points={[{ at: [3, 2], label: "P(3, 2)" }]}',
      'is drawn at (3, 2)',
    ],
    ['points={[{ at: [3, 2], label: "4" }]}', 'points={[{ at: [3, 2], label: "2" }]}', 'has no such coordinate'],
    [
      'segments={[{ from: [0, 1], to: [3, 1], label: "4" }]}',
      'segments={[{ from: [0, 1], to: [3, 1], label: "3" }]}',
      'is drawn 3 long',
    ],
    [
      'curves={[{ line: [1, 1, 3], label: "x + y = 4" }]}',
      'curves={[{ line: [1, 1, 4], label: "x + y = 4" }]}',
      'is not what [1, 1, 3] draws',
    ],
    [
      'curves={[{ polynomial: [1, 0, 4], label: "y = x² − 4" }]}',
      'curves={[{ polynomial: [1, 0, -4], label: "y = x² − 4" }]}',
      'is not what [1, 0, 4] draws',
    ],
  ].map(([wrong = '', right = '', says = '']): Sample => {
    const figure = (fields: string) => `<Figure kind="plane" description="Axes." x={[-5, 5]} y={[-5, 5]} ${fields} />`
    return { in: 'text', wrong: figure(wrong), right: figure(right), says }
  }),
  {
    in: 'text',
    wrong: touching('T: [0, -1.5]'),
    right: touching('T: [0, -2]'),
    says: 'T is told to be a point of contact, and is drawn on no circle',
  },
  {
    in: 'text',
    wrong: touching('T: [0, -2]', 'labels={[{ at: [30, -25], text: "line" }]}'),
    right: touching('T: [0, -2]', 'labels={[{ at: [3, -1], text: "line" }]}'),
    says: 'is far from the figure: move it near',
  },
  {
    in: 'text',
    wrong: waiting('0 to 10, 5; 10 to 20, 14'),
    right: waiting('0 to 10, 14; 10 to 20, 5'),
    says: 'description: 0 to 10 has 14, and not 5',
  },
]

function touching(point: string, more = ''): string {
  return `<Figure kind="sketch" description="The line XY is a tangent at T." points={{ O: [0, 0], ${point}, X: [-3, -2], Y: [3, -2] }} circles={[{ centre: "O", radius: 2 }]} segments={[{ from: "X", to: "Y" }]} ${more} />`
}

function waiting(told: string): string {
  return `<Figure kind="table" description="Minutes and farmers: ${told}." head={['Minutes', 'Farmers']} rows={[['0-10', '14'], ['10-20', '5']]} />`
}
