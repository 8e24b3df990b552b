import { concept, type Rule } from '../rule'

export const statisticsConcepts: readonly Rule[] = [
  concept(
    'three-averages',
    /\b(mean|median|mode)\b.*\b(?!\1\b)(?:mean|median|mode)\b|(?:statistics|which).*\bformulas?\b.*(?:statistics|exam)|\bempirical\b|measures? of central tendency|statistics formulas?/,
    [
      'How do I find the mean, median and mode in statistics?',
      'Which statistics formulas do I need for the board exam?',
      'empirical relation',
    ],
    String.raw`For grouped data:
Mean: $\bar{x} = \frac{\sum f_ix_i}{\sum f_i}$, with class marks $x_i$.
Median: $l + \left(\frac{\frac{n}{2} - cf}{f}\right) \times h$, with the class in which the cumulative frequency reaches $\frac{n}{2}$.
Mode: $l + \left(\frac{f_1 - f_0}{2f_1 - f_0 - f_2}\right) \times h$, with the class of the greatest frequency.
Empirical relation: $3 \times \text{median} = \text{mode} + 2 \times \text{mean}$.`,
  ),
  concept(
    'continuous-classes',
    /\binclusive class|\bclasses\b.*\b(?:continuous|gaps?|inclusive)\b/,
    ['How do I make classes with gaps continuous?', 'What are inclusive classes?'],
    String.raw`Classes such as 10 to 19 and 20 to 29 are inclusive: both limits belong to the class, and there is a gap of 1 up to the next class.
Take half of the gap from each lower limit and add it to each upper limit: 9.5 to 19.5, 19.5 to 29.5, and so on. The frequencies stay as they are.
Do this before you use the formula for the median or the mode, since both need the true lower limit $l$. The class marks, and so the mean, do not change.`,
  ),
  concept(
    'median',
    /\bmedian\b|cumulative frequenc|\bogive/,
    ['How do I find the median of grouped data?', 'What is the median class?'],
    String.raw`1. Add a column of cumulative frequencies.
2. The median class is the first class whose cumulative frequency reaches $\frac{n}{2}$.
3. Median $= l + \left(\frac{\frac{n}{2} - cf}{f}\right) \times h$
Here $l$ is the lower limit of the median class, $f$ its frequency, $h$ its size, and $cf$ the cumulative frequency of the class before it. If the classes have gaps, such as 10 to 19 and 20 to 29, make them continuous first.`,
  ),
  concept(
    'mode',
    /\bmodes?\b|\bmodal\b/,
    ['How do I find the mode of grouped data?', 'What is the modal class?'],
    String.raw`The modal class is the class with the greatest frequency.
$$\text{Mode} = l + \left(\frac{f_1 - f_0}{2f_1 - f_0 - f_2}\right) \times h$$
Here $l$ is the lower limit of the modal class, $h$ its size, $f_1$ its frequency, $f_0$ the frequency of the class before and $f_2$ that of the class after. If there is no class before or after, that frequency is 0.`,
  ),
  concept(
    'mean',
    /\bmean\b|\baverage\b|step[- ]deviation|class mark/,
    ['How do I find the mean of grouped data?', 'What is the step-deviation method?'],
    String.raw`Take the class mark $x_i = \frac{\text{lower limit} + \text{upper limit}}{2}$ of each class.
Direct method: $\bar{x} = \frac{\sum f_ix_i}{\sum f_i}$.
Assumed mean: $\bar{x} = a + \frac{\sum f_id_i}{\sum f_i}$ with $d_i = x_i - a$.
Step-deviation: $\bar{x} = a + h \times \frac{\sum f_iu_i}{\sum f_i}$ with $u_i = \frac{x_i - a}{h}$.
All three give the same mean; choose the one with the smallest numbers, and add the columns to the table first.`,
  ),
]

export const statisticsOverview = concept(
  'statistics',
  /\bstatistics?\b|\bgrouped data\b|\bfrequenc(?:y|ies)\b|\bhistograms?\b|\bstats\b/,
  ['What is statistics?', 'Explain grouped data'],
  String.raw`Statistics describes data by a few numbers. For grouped data you need three:
Mean $\bar{x} = \frac{\sum f_ix_i}{\sum f_i}$.
Median $= l + \left(\frac{\frac{n}{2} - cf}{f}\right) \times h$.
Mode $= l + \left(\frac{f_1 - f_0}{2f_1 - f_0 - f_2}\right) \times h$.
They are joined by $3 \times \text{median} = \text{mode} + 2 \times \text{mean}$.`,
)
