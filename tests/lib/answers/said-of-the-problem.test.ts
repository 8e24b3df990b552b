import { checkProblem } from '@/lib/answers'
import { untrueDatum } from '@/lib/answers/known-data'
import { poseProblem, templates } from '@/lib/problems/all'
import { plainText } from '@/lib/rich-text/plain'

type Table = Readonly<Record<string, { readonly right: readonly string[]; readonly wrong: readonly string[] }>>

/** Of the problems that one seed poses. */
function judgedInProblems(table: Table, seed = 'sixteenth'): void {
  describe.each(Object.entries(table))('%s', (id, { right, wrong }) => {
    const template = templates.find((one) => one.id === id)
    if (!template) throw new Error(`no template ${id}`)
    const problem = poseProblem(template, seed)
    const rows = [...right.map((one) => [one, true] as const), ...wrong.map((one) => [one, false] as const)]
    test.each(rows)('“%s” is right: %s', (response, isRight) => {
      expect(checkProblem(problem, response).correct).toBe(isRight)
    })
  })
}

describe('what working says of the problem must be so, even before a right answer', () => {
  judgedInProblems({
    'ap-nth-term': {
      right: ['d = 2, so a16 = 37', 'a = 7, d = 2, a16 = 7+15*2 = 37', 'a=7,d=2,a16=37'],
      wrong: ['d = 3, so a16 = 37', 'a = 9, d = 2, a16 = 37'],
    },
    'ap-two-terms-another-term': {
      right: ['d = -4, so a40 = -153', 'a = 3, d = -4, a40 = -153'],
      wrong: ['d = 4, so a40 = -153', 'a = 5, d = -4, a40 = -153'],
    },
    'rn-hcf-lcm-product': {
      right: ['LCM = 540/3 = 180', '3 x LCM = 540, LCM = 180'],
      wrong: ['3 x LCM = 640, LCM = 180'],
    },
    'rn-hcf-of-two': { right: ['50 = 2x25, 525 = 21x25, HCF = 25'], wrong: ['50 = 2x25, 525 = 20x25, HCF = 25'] },
    'stat-empirical-relationship': {
      right: ['3 median = mode + 2 mean, 126 = 36 + 2 mean, mean = 45', '3 median = 126, mean = 45'],
      wrong: ['3 median = 120, mean = 45'],
    },
    'stat-mean-after-a-change': {
      right: ['new sum = 605, mean = 30.25', 'new mean = 605/20 = 30.25'],
      wrong: ['30.25 observations', 'mode = 30.25'],
    },
    'stat-mode-of-grouped-data': { right: ['114 units'], wrong: ['114 households', 'mean = 114'] },
    'stat-mean-of-grouped-data': { right: ['Rs 39.75'], wrong: ['39.75 children', 'median = 39.75'] },
    'stat-short-list': { right: ['mode = 4'], wrong: ['median = 4'] },
    'cg-length-of-median': {
      right: ['D = (2, -3), AD = 5', 'mid point D(2,-3) so AD = 5'],
      wrong: ['D = (2, -4), AD = 5', 'BD = 5', 'mid point D(3,-2) so AD = 5'],
    },
    'cg-square-from-two-vertices': { right: ['AB = 15 so AC = 15√2'], wrong: ['AB = 16 so AC = 15√2'] },
    'cg-ratio-alone-by-axis': {
      right: ['k = 2/7, ratio 2:7', 'let k:1, k = 2/7, 2:7', '1:k, k = 7/2, so 2:7', 'x = 4, ratio 2:7'],
      wrong: ['k = 7/2, ratio 2:7', 'k=7/2 so 2:7', 'k = 3, ratio = 2:7'],
    },
    'cg-rhombus-area': {
      right: ['d1 = 4√2, d2 = 8√2, area = 32', 'd1 = 4√2, d2 = 8√2, d1×d2 = 64, area = 32'],
      wrong: ['p = 3, q = 4, p+q = 8, area = 32', 'd1 = 4√2, d2 = 8√2, d1×d2 = 60, area = 32'],
    },
    'cg-section-point-on-line': {
      right: ['P = (4,-9), k = -30'],
      wrong: ['P = (4,9), k = -30', 'P = (5,-9), k = -30'],
    },
  })
})

describe('the number of a quadrant is no place among the options', () => {
  judgedInProblems({
    'cg-quadrant-of-section-point': {
      right: [
        'P = (-2, -1) third quadrant',
        'P=(-2,-1), so it lies in III quadrant',
        '(-2,-1) so third quadrant',
        '(-2,-1) both negative so third quadrant',
        'P = (-2, -1) third quadrant',
        'P=(-2,-1), so it lies in III quadrant',
        'III',
        'third',
        'III quadrant',
        'quadrant 3',
        'Q3',
        '3rd quadrant',
        'third quadrant, P = (-2,-1)',
        'in the third quadrant',
        'option 2',
        '2nd option',
        'b',
        '(b) third quadrant',
        'it lies in the third quadrant',
        '(-2,-1) both negative so third quadrant',
      ],
      wrong: [
        'P=(-2,-1) first quadrant',
        '(-2,-1) so second quadrant',
        'II',
        'IV quadrant',
        'Q2',
        'second quadrant',
        'option 3',
        'P = (-2,-1) second quadrant',
        'third or fourth quadrant',
        'P = (2, 1) third quadrant',
        '(2,1) so third quadrant',
        'P=(-2,1), third quadrant',
        '(2, 1) III quadrant',
        'third option',
        'fourth',
        'not in the third quadrant',
        'second quadrant, third quadrant',
        '(b) second quadrant',
      ],
    },
  })
})

describe('the event, the colour and the thing that are named must be those asked for', () => {
  judgedInProblems({
    'prob-coloured-balls': {
      right: ['P(B) = 1/10', 'P(black) = 1/10', 'P(E) = 1/10', '2/20'],
      wrong: [
        'P(R) = 1/10',
        'P(W) = 1/10',
        'P(white) = 1/10',
        'P(orange) = 1/10',
        'P(not black) = 1/10',
        'P(O) = 1/10',
        'probability of white marble = 1/10',
        '1/10 white',
        '2 marbles',
        '18/20 = 9/10',
      ],
    },
    'prob-die-thrown-once': {
      right: ['P(perfect square) = 1/3', '{1,4} so 2/6 = 1/3'],
      wrong: ['P(odd) = 1/3', 'P(not perfect square) = 1/3'],
    },
    'prob-one-card': {
      right: ['P(black face card) = 3/26'],
      wrong: ['P(red face card) = 3/26', 'P(king) = 3/26', 'P(face card) = 3/26', 'P(R) = 3/26'],
    },
    'prob-defective-item': {
      right: ['P(good) = 13/14', "P(D') = 13/14"],
      wrong: ['P(D) = 13/14', 'P(defective) = 13/14'],
    },
    'prob-lottery-tickets': { right: ['630 tickets'], wrong: ['630 prizes', 'Rs 630'] },
    'prob-find-number-of-items': {
      right: ['20 blue marbles', '20 marbles', 'green = 12, blue = 20'],
      wrong: ['20 green marbles', 'blue = 12', 'green = 20', '12 green, 20 red'],
    },
    'prob-count-from-two-chances': {
      right: [
        '46 yellow balls',
        'yellow = 46',
        '46 balls',
        '46 yellow',
        'total yellow = 46',
        'total yellow balls = 46',
      ],
      wrong: [
        '46 black balls',
        '46 red balls',
        'red = 46',
        '46 white balls',
        'total = 46',
        'total is 46',
        'total balls = 46',
        'in all 46',
        'altogether 46 balls',
      ],
    },
    'prob-rise-when-balls-added': { right: ['6 white marbles'], wrong: ['6 green marbles'] },
    'prob-balls-added-to-box': { right: ['6 black balls'], wrong: ['6 white balls'] },
    'prob-of-not-happening': {
      right: ['P(not rain) = 0.24', 'P(no rain) = 0.24', '24%'],
      wrong: ['P(rain) = 0.24', '24'],
    },
    'prob-letter-of-word': { right: ['P(consonant) = 7/12'], wrong: ['P(vowel) = 7/12', '7 consonants'] },
    'prob-sum-on-two-dice': {
      right: ['P(sum divisible by 3) = 1/3', 'P(div by 3) = 1/3'],
      wrong: ['P(sum 3) = 1/3', 'P(div by 5) = 1/3'],
    },
    'prob-numbered-cards': { right: ['P(divisible by both) = 1/15'], wrong: ['P(div by 3) = 1/15'] },
    'prob-spinning-arrow': { right: [], wrong: ['P(even) = 1/4'] },
    'prob-cards-removed-first': { right: ['P(face) = 8/48'], wrong: ['P(king) = 1/6'] },
    'prob-two-unusual-dice': { right: [], wrong: ['P(product < 3) = 2/9'] },
    'qe-word-marks': { right: ['11 or 13 marks'], wrong: ['11, 13 students'] },
    'qe-word-fixed-total': { right: ['Rs 20'], wrong: ['20 saplings', '7 saplings'] },
    'qe-word-speed': { right: ['45 km/h'], wrong: ['45 km', '45 hours'] },
    'qe-word-ages': { right: ['9 years', 'Farida = 9, father = 31'], wrong: ['father = 9', 'father = 31'] },
    'qe-word-digits': { right: [], wrong: ['45'] },
    'le-changed-fraction': { right: ['8/11'], wrong: ['16/22', '11/8'] },
    'le-two-bills': { right: ['pencil 5, pen 25'], wrong: ['x = 25, y = 5', 'pen 5, pencil 25'] },
    'le-notes-and-marks': {
      right: ['28 right, 4 wrong', '28 right answers and 4 wrong answers', '28 answers, 4 answers'],
      wrong: ['28 wrong, 4 right', '28 marks, 4 marks', '28 and 4 marks', 'x = 28 marks, y = 4 marks'],
    },
  })
})

describe('an expression is named by what is asked, and not by another letter of the question', () => {
  judgedInProblems(
    {
      'rn-prime-powers-in-letters': {
        right: ['p q^2', 'HCF = pq^2', 'H.C.F. = p q^2', 'HCF(a, b) = p q^2', 'hcf is p q^2'],
        wrong: ['LCM = pq^2', 'a = p q^2', 'b = pq^2', 'p q = p q^2', 'ans = p q so ans = p q^2', 'pq = pq^2'],
      },
      'ap-nth-term-formula': {
        right: ['a_n = 2n+26', 'an = 2n + 26', 'Tn = 2n + 26', 'd = 2, an = 2n+26', '28 + (n-1)2 = 2n+26'],
        wrong: ['d = 2n+26', 'S_n = 2n+26', 'a = 2n+26'],
      },
      'qe-equal-roots-letter': {
        right: ['m = k^2/8', 'k²/8', 'k^2 - 8m = 0, m = k^2/8'],
        wrong: ['k = k^2/8', 'x = k^2/8', 'D = k^2/8'],
      },
    },
    'u1',
  )
})

describe('two values before an answer are no working', () => {
  judgedInProblems(
    {
      'trig-quadratic-in-a-ratio': {
        right: ['45', 'A = 45°', 'cot A = 1, -4, A = 45', 'cot A = 1 or -4, so A = 45'],
        wrong: ['45, 90 = 45', 'ans = 45, 90 so ans = 45', 'answer is 45, 90, answer is 45', '45, 90 so 45'],
      },
    },
    'u3',
  )
  judgedInProblems({ 'ap-nth-term': { right: ['AP 7, 9, 11 so a16 = 37'], wrong: ['35, 37 = 37', '35, 37 so 37'] } })
})

describe('other ways to say it: verified, “atleast”, “ka HCF”, the corners of a square by either letter', () => {
  judgedInProblems(
    {
      'rn-hcf-lcm-verify': {
        right: ['HCF = 9, LCM = 1008 verified', 'HCF = 9, LCM = 1008. Verified.', 'HCF=9, LCM=1008, hence verified'],
        wrong: ['HCF = 9, LCM = 1008 not verified', 'HCF = 8, LCM = 1008 verified', 'verified'],
      },
      'cg-square-other-two-vertices': {
        right: ['B(-8, 2), D(0, 0)', 'B(0, 0), D(-8, 2)', 'D(0, 0) and B(-8, 2)'],
        wrong: ['B(-8, 2), D(0, 1)', 'B(0, 0), D(0, 0)'],
      },
      'rn-with-remainders': {
        right: ['600, 840 and 900 ka HCF = 60'],
        wrong: ['600, 840 and 900 ka HCF = 30', '600, 840 and 900 ka LCM = 60'],
      },
      'poly-facts-about-zeroes': { right: ['atleast 2'], wrong: ['atmost 2', 'exactly 2'] },
    },
    'sixteen',
  )
})

test('no line of any solution says of its problem what is not so', () => {
  const refused = templates.flatMap((template) =>
    ['so-1', 'so-2'].flatMap((seed) => {
      const { question, parts } = poseProblem(template, seed)
      return parts.flatMap((part) => {
        const steps = part.steps.map(({ text }) => text)
        return steps.flatMap((step) => untrueDatum({ question, steps }, plainText(step)) ?? [])
      })
    }),
  )
  expect(refused).toEqual([])
})
