import type { TopicTheory } from '../theory'

export const statisticsTheory: TopicTheory = {
  theories: [
    {
      id: 'mean',
      names: [
        'mean',
        'arithmetic mean',
        'average',
        'mean of grouped data',
        'mean formula of grouped data',
        'arithmetic mean of grouped data',
      ],
      concept: 2,
      what: String.raw`The mean (average) of observations is their sum divided by their number. For grouped data each class is taken with its class mark: $\overline{x} = \frac{\sum f_ix_i}{\sum f_i}$.`,
      formula: String.raw`Direct method: $\overline{x} = \frac{\sum f_ix_i}{\sum f_i}$
Assumed mean method: $\overline{x} = a + \frac{\sum f_id_i}{\sum f_i}$, $d_i = x_i - a$
Step-deviation method: $\overline{x} = a + h \times \frac{\sum f_iu_i}{\sum f_i}$, $u_i = \frac{x_i - a}{h}$`,
    },
    {
      id: 'direct-method',
      names: ['direct method', 'direct method of mean', 'mean by direct method'],
      concept: 2,
      what: String.raw`Direct method: write the class marks $x_i$, multiply each by its frequency, add, and divide by the total frequency: $\overline{x} = \frac{\sum f_ix_i}{\sum f_i}$.`,
      when: 'Use it when the class marks and the frequencies are small numbers.',
    },
    {
      id: 'assumed-mean-method',
      names: [
        'assumed mean method',
        'assumed mean',
        'method of assumed mean',
        'mean by assumed mean method',
        'shortcut method',
        'short cut method',
      ],
      concept: 3,
      what: String.raw`Assumed mean method: choose a class mark $a$ near the middle, take the deviations $d_i = x_i - a$, and $\overline{x} = a + \frac{\sum f_id_i}{\sum f_i}$. The choice of $a$ does not change the mean.`,
      when: 'Use it when the class marks are large: the deviations are smaller numbers.',
      whys: [
        {
          asks: [
            'does assumed mean not change the answer',
            'does the choice of a not change the mean',
            'assumed mean does not change the mean',
            'do all methods give the same mean',
          ],
          text: String.raw`Taking $a$ from every class mark makes the mean smaller by exactly $a$, and $a$ is added again in the end. So every choice of $a$ gives the same mean; it only changes how easy the numbers are.`,
        },
      ],
    },
    {
      id: 'step-deviation-method',
      names: ['step deviation method', 'step-deviation method', 'step deviation', 'mean by step deviation method'],
      concept: 3,
      what: String.raw`Step-deviation method: with a class mark $a$ and the class size $h$ take $u_i = \frac{x_i - a}{h}$, and $\overline{x} = a + h \times \frac{\sum f_iu_i}{\sum f_i}$.`,
      when: 'Use it when all classes have the same size: then the numbers u are small whole numbers.',
    },
    {
      id: 'class-mark',
      names: ['class mark', 'class marks', 'mid value of a class', 'midpoint of class', 'mid-point of class'],
      concept: 1,
      what: String.raw`The class mark is the middle of a class: $x = \frac{\text{lower limit} + \text{upper limit}}{2}$. For 10–20 it is 15.`,
    },
    {
      id: 'class-size',
      names: ['class size', 'class width', 'size of a class'],
      concept: 1,
      what: 'The class size $h$ is the upper limit of a class less its lower limit: for 10–20 it is 10.',
    },
    {
      id: 'frequency',
      names: ['frequency', 'frequency of a class', 'class frequency'],
      concept: 1,
      what: 'The frequency of a class is the number of observations that lie in it.',
    },
    {
      id: 'cumulative-frequency',
      names: ['cumulative frequency', 'cf', 'less than cumulative frequency', 'cumulative frequency table'],
      concept: 1,
      what: 'The cumulative frequency of a class is the sum of its frequency and those of all classes before it: the number of observations less than its upper limit. The last one is the total number of observations.',
    },
    {
      id: 'mode',
      names: ['mode', 'mode of grouped data', 'mode formula of grouped data'],
      concept: 4,
      what: 'The mode is the observation that occurs most often. For grouped data it lies in the modal class, the class with the greatest frequency.',
      formula: String.raw`Mode $= l + \left(\frac{f_1 - f_0}{2f_1 - f_0 - f_2}\right) \times h$, where $l$ is the lower limit of the modal class, $h$ the class size, $f_1$ the frequency of the modal class, $f_0$ that of the class before it and $f_2$ that of the class after it.`,
      when: 'Use the mode when the most common value is wanted: the shoe size that sells best, the most popular item.',
    },
    {
      id: 'modal-class',
      names: ['modal class'],
      concept: 4,
      what: 'The modal class is the class with the greatest frequency.',
    },
    {
      id: 'median',
      names: ['median', 'median of grouped data', 'median formula of grouped data'],
      concept: 5,
      what: 'The median is the middle observation when all are put in order: half of them are at most the median. For grouped data it lies in the median class.',
      formula: String.raw`Median $= l + \left(\frac{\frac{n}{2} - cf}{f}\right) \times h$, where $l$ is the lower limit of the median class, $n$ the number of observations, $cf$ the cumulative frequency of the class before it, $f$ its frequency and $h$ the class size.`,
      when: 'Use the median when extreme values would pull the mean away: incomes, prices of houses.',
    },
    {
      id: 'median-class',
      names: ['median class'],
      concept: 5,
      what: String.raw`The median class is the class whose cumulative frequency is the first that is greater than (and nearest to) $\frac{n}{2}$.`,
    },
    {
      id: 'median-of-a-list',
      names: ['median of a list', 'median of ungrouped data', 'median of raw data'],
      concept: 7,
      what: String.raw`Put the $n$ observations in order. If $n$ is odd, the median is the one at place $\frac{n + 1}{2}$; if $n$ is even, it is the mean of those at places $\frac{n}{2}$ and $\frac{n}{2} + 1$.`,
    },
    {
      id: 'empirical-relation',
      names: [
        'empirical relation',
        'empirical formula',
        'empirical relationship',
        'relation between mean median and mode',
        'relationship between mean median and mode',
        'empirical relationship between the three measures',
        'mean median mode relation',
      ],
      concept: 7,
      what: String.raw`Empirical relation: $3 \times \text{Median} = \text{Mode} + 2 \times \text{Mean}$. It holds approximately, for distributions that are not too skewed.`,
    },
    {
      id: 'measures-of-central-tendency',
      names: ['measures of central tendency', 'central tendency', 'measure of central tendency'],
      concept: 7,
      what: 'A measure of central tendency is one number that stands for all the data. The three are the mean (average of all), the median (middle one) and the mode (most frequent one).',
    },
    {
      id: 'continuous-classes',
      names: [
        'continuous classes',
        'inclusive classes',
        'exclusive classes',
        'how to make classes continuous',
        'inclusive to exclusive',
      ],
      concept: 4,
      what: 'Classes such as 10–19, 20–29 are inclusive: between them is a gap. Before the mode or the median is found they are made continuous: half of the gap is taken from each lower limit and added to each upper limit, 9.5–19.5, 19.5–29.5.',
    },
    {
      id: 'ogive',
      names: ['ogive', 'ogives', 'less than ogive', 'cumulative frequency curve'],
      concept: 5,
      what: 'An ogive is the curve of the cumulative frequencies, drawn over the class limits. It is no longer in the syllabus.',
    },
  ],
  differences: [
    {
      between: [['mean'], ['median']],
      concept: 7,
      text: 'The mean takes every observation into account, so one very large value pulls it up. The median is only the middle one in order: extreme values do not change it.',
    },
    {
      between: [['median'], ['mode']],
      concept: 7,
      text: 'The median is the middle observation in order; the mode is the one that occurs most often.',
    },
    {
      between: [['mean'], ['mode']],
      concept: 7,
      text: 'The mean is the sum of all observations divided by their number; the mode is the one that occurs most often.',
    },
    {
      between: [['modal class'], ['median class']],
      concept: 5,
      text: String.raw`The modal class has the greatest frequency. The median class is the first whose cumulative frequency is greater than $\frac{n}{2}$. They may be different classes.`,
    },
    {
      between: [['frequency'], ['cumulative frequency']],
      concept: 1,
      text: 'The frequency counts the observations of one class; the cumulative frequency counts those of the class and of all classes before it.',
    },
    {
      between: [['grouped data'], ['ungrouped data']],
      concept: 1,
      text: 'Ungrouped data list every observation. Grouped data tell only how many observations lie in each class.',
    },
    {
      between: [
        ['inclusive classes', 'inclusive'],
        ['exclusive classes', 'exclusive'],
      ],
      concept: 4,
      text: 'Inclusive classes such as 10–19, 20–29 hold both limits and leave gaps. Exclusive classes such as 10–20, 20–30 have no gap: 20 belongs to the second.',
    },
  ],
}
