import { impossibleCounts } from '@/lib/assistant/impossible-counts'

test.each([
  'mode: 0-10: 5, 10-20: 9, 20-30: -4, 30-40: 12',
  'Class: 0-10, 10-20, 20-30\nFrequency: 5, -9, 4\nDraw the ogive.',
  '| Class | 0-10 | 10-20 |  20-30 |\n|---|---|---|---|\n| f | 5 | -9 | 4 |\nfind the mean',
  'median: less than 10 - 5, less than 20 - -9, less than 30 - 14',
  'a bag has -3 red balls and 5 black balls. probability of a black ball',
  '2.5 coins are tossed. probability of a head',
  'x: 10, 20, 30, 40\nf: 5, p, -3, 6\nmean is 20, find p',
])('a word against %s', (text) => {
  expect(impossibleCounts(text)?.text).toMatch(/check the numbers/i)
})

test.each([
  // the sign parts classes from frequencies
  'mode of 0-10 -5, 10-20 -9, 20-30 -4, 30-40 -12',
  'mean: 0-10 :-5, 10-20 :-9, 20-30 :-4',
  // classes and deviations may be negative
  'median temperature: -10-0: 5, 0-10: 9, 10-20: 4',
  'x: 10, 20, 30\nd: -10, 0, 10\nf: 3, 5, 2\nfind the mean',
  'mean of -3, 5, -8, 2',
  'class 0-10, 10-20, 20-30 f 5, 9, 6 d -10, 0, 10 mean',
  'cards numbered from -5 to 5 are in a box. one is drawn. probability of a negative number',
  'a ball of radius 2.5 cm is drawn. probability that it is red if 3 of 10 balls are red',
])('none against %s', (text) => {
  expect(impossibleCounts(text)).toBeNull()
})
