import { checkAnswer, type AnswerRule } from '@/lib/answers'
import { ruleAsking, type AskedRow } from './asked-rows'

const number = (expected: string, unit?: string): AnswerRule =>
  unit === undefined ? { kind: 'number', expected } : { kind: 'number', expected, unit }
const fraction = (expected: string): AnswerRule => ({ kind: 'fraction', expected })
const point = (expected: string): AnswerRule => ({ kind: 'coordinates', expected })

const rows: readonly AskedRow[] = [
  {
    question:
      'For which positive $k$ do both of the quadratic equations $8x^2 - 16x + k = 0$ and $4x^2 - kx + 4 = 0$ have real roots?',
    rule: number('8'),
    right: ['8', 'k = 8', 'k is eight', 'k ≤ 8 and k ≥ 8, so k = 8'],
    refused: ['x = 8', 'k ≤ 8'],
  },
  {
    question:
      'For a wedding $45$ sweets are made. The syrup takes up $20\\%$ of the volume of each. How much syrup is in all of them?',
    rule: number('124.74', 'cm³'),
    right: ['124.74 cm³', 'syrup = 124.74', 'volume of syrup = 124.74 cm³'],
    refused: ['124.74 sweets', '124.74 cm²'],
  },
  {
    question:
      'The table below shows how many letters there are in the surnames of $50$ people. Find the mean number of letters in a surname.',
    rule: number('8.06'),
    right: ['8.06', '8.06 letters', 'mean = 8.06 letters', 'mean number of letters = 8.06'],
    refused: ['8.06 surnames', '8.06 people', 'median = 8.06'],
  },
  {
    question:
      'The angle of a sector is $72^\\circ$ and the length of its arc is $4.4$ cm. Find the radius of the circle.',
    rule: number('3.5', 'cm'),
    right: ['r = 3.5 cm', 'R = 3.5', 'radius = 3.5'],
    refused: ['d = 3.5 cm', 'diameter = 3.5 cm', '3.5 m'],
  },
  {
    question:
      'The ages of $40$ patients of a hospital are given in the table below. Find the modal age of the patients.',
    rule: number('42.5', 'years'),
    right: ['42.5 years', '42½ saal', '42.5 varsh', 'modal age = 42.5', 'modal age of patients is 42.5 years'],
    refused: ['42.5 patients', '42.5 din', '42.5 hospitals', '42.5 months', 'mean age = 42.5'],
  },
  {
    question:
      'Buses leave a stand every $14$ and $34$ minutes and now leave together. After how many minutes will they next leave together?',
    rule: number('238', 'minutes'),
    right: ['238 minutes', '238 min', 'LCM of 14 and 34 = 238 mins', 'LCM = 238'],
    refused: ['238 buses', 'HCF of 14 and 34 = 238', 'LCM of 14 and 33 = 238', '238 ghante'],
  },
  {
    question:
      'Three drums hold $112$, $104$ and $96$ litres of oil. A can measures out the oil of each drum exactly. How many times is the can filled in all?',
    rule: number('39'),
    right: ['39', '39 times', '39 baar', 'it is filled 39 times'],
    refused: ['39 litres', '39 drums', '39 minutes'],
  },
  {
    question:
      'For a draw $3000$ tickets are sold; there are some prizes. A girl wins the first prize with probability $0.01$. How many tickets does she hold?',
    rule: number('30'),
    right: ['30 tickets', '30 ticket', 'she holds 30 tickets', '30 tickets in all'],
    refused: ['30 prizes', '30 prize', '30 girls', '30 kg'],
  },
  {
    question:
      'When the students of a school stand in rows of $12$ or $18$, two are left over. What is the least possible number of students?',
    rule: number('38'),
    right: ['38 students', '38 student', '38 children', '38 bachhe', '38 bachche', '38 minimum'],
    refused: ['38 rows', '38 kataar', '38 schools', '38 log', '38 saal'],
  },
  {
    question: 'How many zeroes has the polynomial whose graph is shown?',
    rule: number('2'),
    right: ['it has 2 zeroes', '2 zeros', '2 roots', '2 zero', 'two zero'],
    refused: ['it has 2 hectares', '2 polynomials', '2 graphs', '2 0'],
  },
  {
    question: 'A cone has radius $4$ cm and height $20$ cm. How many small spheres are made of it?',
    rule: number('10'),
    right: ['10 spheres', '10 small spheres', 'ten spheres can be made', 'TEN small balls banenge', '10 balls milenge'],
    refused: ['10 cones', '10 cm', 'radius = 10', '10 cones banenge', '10 cm milenge'],
  },
  {
    question: 'The runs of a batter in eight innings are $6, 18, 38, 8, 47, 29, 46, 33$. Find the median of the runs.',
    rule: number('31'),
    right: ['31 runs', 'median = 31 runs', 'median of the runs is 31'],
    refused: ['31 innings', '31 batters', 'mean = 31 runs', '31 zero'],
  },
  {
    question: 'The average score of $11$ players is $35$. A player leaves. What is the average score of the others?',
    rule: number('34'),
    right: ['34', '34 runs', 'average score of 10 players = 34'],
    refused: ['34 players', '34 others', 'median = 34'],
  },
  {
    question:
      'A shopkeeper has $35$ pens, some with blue ink and the others with black ink. Find the number of pens with black ink.',
    rule: number('21'),
    right: ['21 pens', '21 black pens', 'black pens = 21'],
    refused: ['21 blue pens', 'blue pens = 21', '21 shopkeepers'],
  },
  {
    question:
      'A seller puts $68$ kaju barfis and $64$ badam barfis in stacks, each stack with the same number of barfis. How many barfis are there in each stack?',
    rule: number('4'),
    right: ['4 per stack', '4 in each stack', '4 barfis per stack', '4 barfi har stack mein'],
    refused: ['4 stacks', '4 stack', '4 per barfi', '4 per box', '4 stacks per barfi'],
  },
  {
    question:
      'When $297$ and $763$ are divided by a certain number, the remainders are $7$ and $9$. Find the greatest such number.',
    rule: number('58'),
    right: ['greatest number = 58', 'HCF = 58', 'number = 58'],
    refused: ['remainder = 58', 'the remainder is 58', 'quotient = 58'],
  },
  {
    question:
      'The 64th terms of two APs differ by $19$. By how much does the 148th term of the first AP exceed that of the second?',
    rule: number('19'),
    right: ['by 19', '19', 'difference = 19'],
    refused: ['by -19', '19 by', 'by'],
  },
  {
    question: 'A train needs $40$ seconds for a bridge. How many more seconds does it need for the longer bridge?',
    rule: number('15', 'seconds'),
    right: ['15 more seconds', '15 s', '15 seconds more'],
    refused: ['15 minutes', '15 more minutes', '15 more bridges'],
  },
  {
    question: 'A boat, whose speed in still water is $32$ km/h, goes upstream. Find the speed of the stream.',
    rule: number('8', 'km/h'),
    right: ['stream = 8 km/h', 'speed = 8', 'speed of stream is 8 km/h', 'x = 8'],
    refused: ['boat = 8 km/h', 'speed of boat = 8', 'upstream = 8 km/h'],
  },
  {
    question: 'Farida is 32 years younger than her father. How old is Farida now?',
    rule: number('18', 'years'),
    right: ['Farida = 18', 'Farida abhi 18 saal ki hai', 'Farida ki age 18 saal hai', 'eighteen saal'],
    refused: ['Father = 18', 'father ki age 18 saal hai', '18 log', 'Farida 18 rupaye'],
  },
  {
    question:
      'A pole of $12$ m has a shadow of $8$ m, and the shadow of a tower is $30$ m long. Find the height of the tower.',
    rule: number('45', 'm'),
    right: ['height = 45 m', 'the tower is 45 m high', 'tower = 45'],
    refused: ['shadow = 45 m', 'pole = 45 m', 'height of the pole = 45 m'],
  },
  {
    question: 'A lighthouse $AB$ is $63$ m high. How far is the ship from the foot of the lighthouse?',
    rule: number('63', 'm'),
    right: ['The ship is 63m away from the foot of the lighthouse', 'ship to lighthouse = 63 m'],
    refused: ['63 feet', 'The lighthouse is 63 m high'],
  },
  {
    question: 'A school gives $6$ prizes, each ₹$30$ less than the one before it. Find the value of the first prize.',
    rule: number('210', '₹'),
    right: ['first prize = ₹210', '1st prize = 210', 'prize = 210'],
    refused: ['sixth prize = ₹210', '6th prize = 210', 'second prize is 210', '210 prizes'],
  },
  {
    question: 'If $\\alpha$ and $\\beta$ are the zeroes of $x^2 + 2x - 4$, find the value of $\\alpha^2 + \\beta^2$.',
    rule: fraction('12'),
    right: ['α²+β² = 12', 'α²+β² = (α+β)² - 2αβ = 4 + 8 = 12', 'value = 12'],
    refused: ['α+β = 12', 'αβ = 12', 'α - β = 12', 'α = 12', 'x = 12'],
  },
  {
    question: 'What is the value of $b^2 - 4ac$ for the equation $2x^2 + 9x + 3 = 0$?',
    rule: number('57'),
    right: ['D = 81 - 24 = 57', 'discriminant = 57', 'b²-4ac = 57'],
    refused: ['D = 81 - 25 = 57', 'x = 57', 'b = 57'],
  },
  {
    question: 'Work out both sides for $A = 60°$ and give their common value.',
    rule: fraction('1/2'),
    right: ['LHS = RHS = 1/2', 'LHS = 1/2 = RHS', 'common value 1/2'],
    refused: ['A = 1/2', 'mean = 1/2'],
  },
  {
    question: 'One root of $x^2 - 5x - 24 = 0$ is $-3$. Find the other root.',
    rule: number('8'),
    right: ['β = 8', '-3 + β = 5 , β = 8', 'x = 8', 'other root = 8'],
    refused: ['sum of the roots = 8', 'product of the roots = 8'],
  },
  {
    question: 'In a table one of the frequencies is denoted by $x$, and the median is $41$. Determine $x$.',
    rule: number('7'),
    right: ['missing freq. is seven', 'frequency = 7', 'x ki value 7', '7 hai x ki value'],
    refused: ['median = 7', 'y ki value 7'],
  },
  {
    question: 'What is the 11th term of the AP $8, 10, 12, \\ldots$?',
    rule: number('28'),
    right: ['11th term 28 hai', '11th term 28', 'a_11 = 28', '28 hai'],
    refused: ['12th term 28 hai', 'first term 28', '28 nahi hai'],
  },
  {
    question: 'Find the surface area of the cuboid.',
    rule: number('490', 'cm²'),
    right: ['SA = 490 cm²', 'S.A. of cuboid = 490', 'TSA = 490', 'Total SA = 490 sq cm'],
    refused: ['CSA = 490 cm²', 'volume = 490'],
  },
  {
    question: 'Find the distance of the point $P(10, -8)$ from the origin.',
    rule: { kind: 'surd', expected: '2√41', unit: 'units' },
    right: ['so OP = 2√41 units', 'PO = 2√41', 'distance = 2√41'],
    refused: ['PQ = 2√41', 'OA = 2√41'],
  },
  {
    question: 'Find the point on the $y$-axis which is equidistant from $A(-7, 4)$ and $B(1, -4)$.',
    rule: point('(0, 3)'),
    right: ['P(0,3)', 'Required point P(0,3)', 'The point is P (0, 3).', 'Q = (0, 3)'],
    refused: ['A(0,3)', 'B is (0, 3)'],
  },
  {
    question:
      'In $\\triangle ABC$, $AD$ is a median with $A(-6, -6)$. The point $P$ lies on $AD$. Find the coordinates of $P$.',
    rule: point('(-4, -6)'),
    right: ['D is (0,-6), so P is (-4,-6)', 'P(-4, -6)', 'D = (0,-6), so P = (-4,-6)'],
    refused: [
      'D is (-4,-6)',
      'P is (0,-6), so D is (-4,-6)',
      'P is (0,-6), so P is (-4,-6)',
      'P = (0,-6), so P = (-4,-6)',
    ],
  },
  {
    question: 'If the volumes of two spheres are in the ratio $8 : 1$, in what ratio are their surface areas?',
    rule: { kind: 'ratio', expected: '4:1' },
    right: ['surface areas = 4:1', 'ratio of surface areas = 4:1', 'r1:r2 = 2:1 so surface areas = 4:1'],
    refused: ['volumes = 4:1', 'radii = 4:1', 'ratio of radii = 4:1'],
  },
]

describe.each(rows)('$question', ({ question, rule, right, refused }) => {
  const whole = ruleAsking(question, rule)
  test.each(right)('%s is right', (response) => {
    expect(checkAnswer(whole, response)).toMatchObject({ correct: true })
  })
  test.each(refused)('%s is not, with a word', (response) => {
    const { correct, note } = checkAnswer(whole, response)
    expect([correct, note !== undefined]).toEqual([false, true])
  })
})
