import { bookFacts, type BookFact } from '../pieces/book-fact'

const facts = {
  'ogives meet': {
    why: [
      'The two ogives meet where as many observations lie below as above: the cumulative frequency is $\\frac{N}{2}$ there.',
      'The abscissa of that point is the median.',
    ],
    key: 'median',
  },
  'cumulative table': {
    why: [
      'The median is found from the class whose cumulative frequency first reaches $\\frac{N}{2}$.',
      'So the cumulative frequency table is needed for the median.',
    ],
    key: 'median',
  },
  'deviations from': {
    why: [
      'In $\\bar{x} = a + \\dfrac{\\sum f_i d_i}{\\sum f_i}$ we have $d_i = x_i - a$, where $x_i$ is the class mark, the mid-point of a class.',
    ],
    key: 'mid-points of the classes (class marks)',
  },
  'frequencies centred': {
    why: [
      'The mean of grouped data takes $x_i$, the class mark, for every observation of its class: the frequencies are taken as centred at the class marks.',
    ],
    key: 'centred at the class marks',
  },
  step: {
    why: ['In $\\bar{x} = a + h \\times \\dfrac{\\sum f_i u_i}{\\sum f_i}$ we have $u_i = \\dfrac{x_i - a}{h}$.'],
    key: '(x_i - a)/h',
  },
  'no central tendency': {
    why: ['Mean, median and mode are the measures of central tendency: the others tell how the data spread.'],
    key: 'neither mean nor median nor mode',
  },
  'not from a graph': {
    why: [
      'The median is read from an ogive and the mode from a histogram; the mean is worked out, not read from a graph.',
    ],
    key: 'mean',
  },
  'from a histogram': {
    why: ['The highest rectangle of a histogram stands over the modal class, and gives the mode.'],
    key: 'mode',
  },
  'sum of deviations': {
    why: [
      '$\\sum f_i (x_i - \\bar{x}) = \\sum f_i x_i - \\bar{x} \\sum f_i$, and $\\sum f_i x_i = \\bar{x} \\sum f_i$.',
      'So the sum of the deviations from the mean is $0$.',
    ],
    key: '0',
  },
  'all different': {
    why: ['Not always: for a distribution that is symmetric about its middle, mean, median and mode are the same.'],
    key: 'no',
  },
  'classes different': {
    why: [
      'Not always: the class with the greatest frequency may also hold the middle observation. Then the median class is the modal class.',
    ],
    key: 'no',
  },
  'grouped the same': {
    why: [
      'Not always: for grouped data we take the observations as spread evenly over the median class, so the median is an estimate.',
    ],
    key: 'no',
  },
  'assumed mid-point': {
    why: [
      'The formula holds for every number $a$. A mid-point near the middle is only convenient, since the deviations become small.',
    ],
    key: 'no',
  },
  'by extremes': {
    why: [
      'The mean uses every observation, so one very large or very small value pulls it away; the median and the mode stay.',
    ],
    key: 'mean',
  },
  'not by extremes': {
    why: ['The median is the middle observation: how far the extreme ones lie from it does not matter.'],
    key: 'median',
  },
  'most popular': {
    why: ['What occurs most often is wanted: that is the mode.'],
    key: 'mode',
  },
  relation: {
    why: ['The three measures are connected by the empirical relationship: mode $= 3$ median $- 2$ mean.'],
    key: 'mode = 3 median - 2 mean',
  },
} as const satisfies Readonly<Record<string, BookFact>>

export type TableFact = keyof typeof facts

/** E.g. "Construction of a cumulative frequency table is useful in determining the (A) mean (B) median (C) mode" */
export const tableFacts = bookFacts<TableFact>('table-facts', 'stat-property', facts)
