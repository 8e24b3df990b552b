import { actualIn } from '../told/actual'
import { byFormulaIn } from '../told/by-formula'
import { caughtIn } from '../told/caught'
import { herdIn } from '../told/herd'
import { told } from '../told/story'
import { travellersIn } from '../told/two-travellers'

const split = (words: string): readonly string[] => words.trim().split(/\s+/)

const travellers = told({
  id: 'told-travellers',
  archetype: 'qe-word-speed',
  cues: ['faster', 'slower', 'speed'],
  words: split(
    'faster slower speed speeds time more less fewer longer distance long both each two complete total same hours',
  ),
  read: travellersIn,
  examples: [
    "Raj's car travels 5 km/h slower than Ajay's car. Raj took 4 hours more than Ajay to complete the journey of 400 km. Find the speed of Raj's car.",
    "Raj's car travels at a speed of x km/h while Ajay's car travels 5 km/h faster than Raj's car. Raj took 4 hours more than Ajay to complete the journey of 400 km. How much time did Ajay take to travel 400 km?",
    'Meena cycles 3 km/h faster than Tara. Meena took 1 hour less than Tara to cover 36 km. Find the speed of Meena.',
  ],
  refuses: [
    "Raj's car travels 5 km/h slower than Ajay's car. Raj took 4 hours less than Ajay to complete the journey of 400 km. Find the speed of Raj's car.",
    "Raj's car travels 5 km/h slower than Ajay's car. Raj took 4 hours more than Vijay to complete the journey of 400 km. Find the speed of Raj's car.",
    "Raj's car travels 5 km/h slower than Ajay's car. Raj took 4 hours more than Ajay to complete the journey of 400 km. Find the speed of Vijay's car.",
    "Raj's car travels 5 km/h slower than Ajay's car. Raj took 4 hours more than Ajay to complete the journey of 400 km. How much time did Ajay take to travel 200 km?",
  ],
})

const actual = told({
  id: 'told-actual',
  archetype: 'qe-word-ages-marks-cost',
  cues: ['younger', 'older', 'scored', 'marks'],
  words: split('younger older square times actual present now age marks more test number many'),
  read: actualIn,
  examples: [
    'If Zeba were younger by 5 years than what she really is, then the square of her age (in years) would have been 11 more than five times her actual age. What is her age now?',
    'Had Ajita scored 10 more marks in her mathematics test out of 30 marks, 9 times these marks would have been the square of her actual marks. How many marks did she get in the test?',
  ],
  refuses: [
    'If Zeba were younger by 5 years than what she really is, then the square of her age (in years) would have been 11 more than five times her actual age. What is her age after 2 years?',
    'If Zeba were younger by 5 years than what she really is, then the cube of her age (in years) would have been 11 more than five times her actual age. What is her age now?',
    'Had Ajita scored 10 more marks in her mathematics test out of 30 marks, 9 times these marks would have been the square of the actual marks of Rita. How many marks did Rita get more than Ajita?',
  ],
})

const herd = told({
  id: 'told-herd',
  archetype: 'qe-word-numbers',
  cues: ['square'],
  words: split(
    'square roots times twice thrice total number many remaining remained remain left rest whole inside outside',
  ),
  read: herdIn,
  examples: [
    'Out of a group of swans, 7/2 times the square root of the total number are playing on the shore of a pond. The two remaining ones are swinging in water. Find the total number of swans.',
    'One-fourth of a herd of camels was seen in the forest. Twice the square root of the herd had gone to mountains and the remaining 15 camels were seen on the bank of a river. Find the total number of camels.',
    'Out of a group of bees, the square root of half the total number went to a jasmine bush and 8/9 of the total stayed behind on a tree. The remaining two were in a lotus flower. Find the total number of bees.',
  ],
  refuses: [
    'Out of a group of swans, 7/2 times the square of the total number are playing on the shore of a pond. The two remaining ones are swinging in water. Find the total number of swans.',
    'Out of a group of swans, 7/2 times the square root of the total number are playing on the shore of a pond. Find the total number of swans.',
    'Out of a group of bees, the square root of half the total number went to a jasmine bush and 8/9 of the remaining to a tree. The remaining two were in a lotus flower. Find the total number of bees.',
    'Out of a group of bees, the square root of half the total number went to a bush and 8/9 of the total stayed on a tree. The remaining two were in a flower. How many bees stayed on the tree?',
    'Out of a group of bees, half the square root of the total number went to a jasmine bush. The remaining 20 were in a lotus flower. Find the total number of bees.',
    'One-fourth of a herd of camels was seen in the forest. Twice the square root of the herd had gone to mountains and the remaining 15 camels were seen on the bank of a river. How many more were in the forest?',
  ],
})

const caught = told({
  id: 'told-caught',
  archetype: 'qe-word-geometry',
  cues: ['distance', 'speeds', 'speed'],
  words: split('point base distance equal same speed speeds seeing foot height'),
  read: caughtIn,
  examples: [
    'A peacock is sitting on the top of a pillar, which is 9 m high. From a point 27 m away from the bottom of the pillar, a snake is coming to its hole at the base of the pillar. Seeing the snake the peacock pounces on it. If their speeds are equal at what distance from the hole is the snake caught?',
  ],
  refuses: [
    'A peacock is sitting on the top of a pillar, which is 9 m high. From a point 27 m away from the bottom of the pillar, a snake is coming to its hole at the base of the pillar. Seeing the snake the peacock pounces on it. If the speed of the peacock is twice that of the snake at what distance from the hole is the snake caught?',
    'A peacock is sitting on the top of a pillar, which is 9 m high. From a point some way from the bottom of the pillar, a snake is coming to its hole at the base of the pillar. If their speeds are equal at what distance from the hole is the snake caught?',
  ],
})

const byFormula = told({
  id: 'told-by-formula',
  archetype: 'qe-word-numbers',
  cues: ['#formula'],
  words:
    split(`polygon sides sided diagonals many number sum total first natural odd even every each other handshakes persons
    people players teams matches having formula integers positive with`),
  read: byFormulaIn,
  examples: [
    'A polygon of n sides has n(n − 3)/2 diagonals. How many sides has a polygon with 35 diagonals?',
    'The number of diagonals of an n-sided polygon is 1/2 n(n-3). Find the number of sides of a polygon having 20 diagonals',
    'The sum of first n natural numbers is n(n+1)/2. If the sum is 325, find n.',
    'polygon of n sides has n(n-3)/2 diagonals. how many sides if 54 diagonals',
  ],
  refuses: [
    'A polygon of n sides has n(n − 3)/2 diagonals. How many diagonals has a polygon with 35 sides?',
    'A polygon of n sides has n(n − 3)/2 diagonals. How many sides has a polygon with 36 diagonals more than sides?',
    'A polygon of n sides has n(n − 3)/2 diagonals. How many sides has a polygon?',
    'The sum of first n natural numbers is n(n+1)/2. Find the sum for the first 20.',
  ],
})

export const toldFound = [travellers, actual, herd, caught, byFormula] as const
