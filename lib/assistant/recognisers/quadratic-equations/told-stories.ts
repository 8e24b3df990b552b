import { costLessIn } from '../told/cost-less-the-number'
import { framesIn, squaresIn } from '../told/frames'
import { journeysIn } from '../told/journeys'
import { agesMultiplied } from './age-product'
import { shapeIn } from '../told/shapes'
import { productsIn } from '../told/products'
import { shareAloneIn, sharesIn } from '../told/shares'
import { tilesIn } from '../told/tiles'
import { told, toldForms } from '../told/story'
import { travellersIn } from '../told/two-travellers'
import { workIn } from '../told/work'

const split = (words: string): readonly string[] => words.trim().split(/\s+/)

const compared =
  split(`more less faster slower greater higher increased increases increase reduced reduces decreased decreases decrease zyada jyada kam lower
  before earlier ago later late longer shorter fewer extra early short many half different bada badi bade chhota chota chhote chhoti chote mean between taken slowed`)

const journeys = told({
  id: 'told-journeys',
  archetype: 'qe-word-speed',
  cues: ['speed', 'speeds', 'fast', 'faster', 'slower', 'stream', 'upstream', 'downstream'],
  words:
    split(`speed speeds fast faster slower distance time total all whole altogether same original usual first second another other both each two long still stream
    upstream downstream current river uniform constant take left average mean next number path return ordinary length angle right
    per gets point north south east west apart new reach on after ${compared.join(' ')}`),
  read: journeysIn,
  examples: [
    'Farid cycles 18 km at a certain speed and then 8 km at a speed which is 2 km/h less. He takes 5 hours in all. Find his first speed.',
    'a boat has speed 10 km/h in still water. it goes 24 km upstream and comes back in total 5 hours. what is the speed of the stream',
    'ek train 480 km ki doori saman speed se tay karti hai. agar speed 8 km/h kam hoti to 3 ghante zyada lagte. train ki speed?',
    'boat goes 36 km downstream in 3 hrs n comes back upstream in 4.5 hrs. speed of boat in still water and of stream',
  ],
  refuses: [
    'A train travels 360 km at a uniform speed. If the speed had been 5 km/h more, it would have taken 1 hour more for the same journey. Find the speed of the train.',
    'A train travels 360 km at a uniform speed. If the speed had been 5 km/h more, it would have taken 1 hour less for half the journey. Find the speed of the train.',
    'A train travels 360 km at a uniform speed. If the speed had been 5 km/h more, it would have taken 1 hour less for the same journey. How far is the next station?',
    'A boat goes 36 km downstream in 3 hours. Find the speed of the stream.',
    'A train travels 360 km at a uniform speed. If the speed had been 5 times more, it would have taken 1 hour less. Find the speed of the train.',
  ],
})

const work = told({
  id: 'told-work',
  archetype: 'qe-word-work',
  cues: ['together', 'both', 'dono', 'simultaneously', 'jointly'],
  words:
    split(`together both two each alone separately individually other another larger smaller bigger first second time take takes number
    one many part work per diameter outlet ${compared.join(' ')}`),
  read: workIn,
  examples: [
    'Rehana and Salma together paint a mural in 12 days. Working alone, Salma needs 10 days more than Rehana. How many days does each of them take alone?',
    '2 pipes together fill a tank in 3 hrs. bigger one alone takes 8 hr less than smaller one. time of each alone ??',
  ],
  refuses: [
    'Rehana and Salma together paint a mural in 12 days. Working alone, Salma needs 10 days more than Rehana. How much of it does Salma paint?',
    'Rehana and Salma together paint a mural in 12 days. Rehana alone takes 20 days. How many days does Salma take alone?',
  ],
})

const shares = told({
  id: 'told-shares',
  archetype: 'qe-word-fixed-total',
  cues: ['each', 'per', 'price', 'cost', 'more', 'less', 'fewer', 'kam', 'daily'],
  words:
    split(`each one per price cost rate same amount total number equally equal divided original another share new other
    all every but failed absent dropped not them divide class club length long rate others remaining left five six eight paid pay backed cut extend extends extended
    first daily now come remain remained unchanged ${compared.join(' ')}`),
  read: sharesIn,
  examples: [
    'A shopkeeper buys a number of notebooks for ₹ 720. If he had bought 6 more notebooks for the same amount, each notebook would have cost him ₹ 4 less. How many notebooks did he buy?',
    '600 rupaye kuch bachchon me barabar baante gaye. Agar 5 bachche aur hote to har ek ko 6 rupaye kam milte. Kitne bachche the?',
  ],
  refuses: [
    'A shopkeeper buys a number of notebooks for ₹ 720. If he had bought 6 more notebooks, each notebook would have cost him ₹ 4 more. How many notebooks did he buy?',
    'A shopkeeper buys a number of notebooks for ₹ 720. If he had bought 6 more notebooks for the same amount, each notebook would have cost him ₹ 4 less. What is his profit?',
  ],
})

const shape = told({
  id: 'told-shape',
  archetype: 'qe-word-geometry',
  cues: ['area', 'perimeter', 'hypotenuse', 'diagonal', 'rectangle', 'rectangular', 'length'],
  words: ['possible', 'can', 'if', 'so', 'not', 'yes'],
  read: shapeIn,
  examples: [
    'Can a rectangular mango grove be designed whose length is three times its breadth and whose area is 432 m²? If so, find its length and breadth.',
    'The hypotenuse of a right triangle is 6 m more than twice the shortest side. If the third side is 2 m less than the hypotenuse, find the sides of the triangle.',
    'is it possible to make a rectangular lawn with perimeter 60 m and area 230 sq m? if yes find l and b',
  ],
  refuses: [
    'A rectangular plot has the perimeter 60 m. Find its length and breadth.',
    'length of minute hand fourteen cm and area swept in five minutes',
    'The length of a rectangular plot is 3 times its breadth. Its area is 432 m². Find its diagonal.',
    'The hypotenuse of a right triangle is 25 cm and its base is 5 cm more than its altitude. Find its area.',
  ],
})

const frames = told({
  id: 'told-frames',
  archetype: 'qe-word-geometry',
  cues: ['area', 'areas', 'width'],
  words:
    split(`area width length breadth inside outside all around both sides side each same rectangle rectangular total remaining square
    perimeter increased increases increase decreased decreases decrease reduced reduces reduce uniform equal new inner outer centre increasing decreasing reducing
    left wide long dimensions whole including combined equally other together
    by two double doubled twice times old original previous one amount kam dono alone mirror`),
  read: framesIn,
  examples: [
    'The playground of a school is a rectangle 40 m × 26 m. A path of uniform width is built all around it on the outside. If the area of the path is 432 m², find the width of the path.',
    'A wall tile is 12 cm long and 8 cm wide. The designer increases both sides by x cm so that the new area is 140 cm². Find x.',
    'A photograph is 18 cm × 12 cm. Both the length and the breadth are increased by x cm so that the area of the new photograph is double that of the old one. Find its new dimensions.',
  ],
  refuses: [
    'A photograph is 18 cm × 12 cm. Both the length and the breadth are increased by x cm so that the area of the new photograph is double that of the old one. Find its new perimeter.',
    'A photograph is 18 cm × 12 cm. Both the length and the breadth are increased by x cm so that the area is double the perimeter. Find x.',
    'The playground of a school is a rectangle 40 m × 26 m. A path of uniform width is built all around it on the outside. If the area of the path is 432 m², find the cost of the path.',
    'A wall tile is 12 cm long and 8 cm wide. The designer increases the length by x cm and decreases the breadth by x cm so that the new area is 140 cm². Find x.',
  ],
})

const squares = told({
  id: 'told-squares',
  archetype: 'qe-word-geometry',
  cues: ['squares'],
  words: split(
    'squares square area areas perimeter perimeters side sides sum difference two both their differ each total together milake milakar combined antar',
  ),
  read: squaresIn,
  examples: [
    'do squares ke area ka sum 289 sq m hai aur unke perimeter ka difference 28 m. dono ki side nikalo',
    'do square khet hain, dono ka area milake 369 m^2 hai aur perimeter ka difference 12 m hai. dono squares ki side nikalo',
  ],
  refuses: [
    'The sum of the areas of two squares is 289 m² and the difference of their perimeters is 28 m. Find their areas.',
    'Two squares have the areas 289 m² and the difference of their perimeters is 28 m. Find their sides.',
  ],
})

const tiles = told({
  id: 'told-tiles',
  archetype: 'qe-word-geometry',
  cues: ['tiles', 'tile'],
  words: split(
    'tiles tile side sides square unit units each every only same covered completely rectangular area length original new instead factorisation method smaller larger bigger',
  ).concat(compared),
  read: tilesIn,
  examples: [
    'A hall is paved with 320 square tiles. If the side of each tile were 2 cm longer, only 245 tiles would be needed. Find the side of a tile.',
  ],
  refuses: [
    'A hall is paved with 320 square tiles. If the side of each tile were 2 cm longer, only 245 tiles would be needed. Find the area of the hall.',
    'A hall is paved with 245 square tiles. If the side of each tile were 2 cm longer, 320 tiles would be needed. Find the side of a tile.',
    'A hall is paved with 320 square tiles. If the side of each tile were doubled, only 80 tiles would be needed. Find the side of a tile.',
  ],
})

const products = told({
  id: 'told-products',
  archetype: 'qe-word-changed-product',
  cues: ['product'],
  words: split(`product sum total together altogether both each two number now same lost lose loses gained gains start
    other first second all had would scored marks present class test coin coins balls cards every left remaining tests out marked ${compared.join(' ')}`),
  read: productsIn,
  examples: [
    'pari n ishaan together hav 50 stamps. both lost 4 stamps each n now product of no. of stamps they have is 440. how many did they have at start',
    'Zoya ke maths aur science ke marks ka total 30 hai. Agar maths me 2 zyada aur science me 3 kam aate to product 210 hota. Dono subject ke marks batao',
  ],
  refuses: [
    'Pari and Ishaan together have 50 stamps. Both lost 4 stamps each and now the product of the numbers is 440. What is the difference of their numbers?',
    'Pari and Ishaan together have 50 stamps. Pari lost 4 stamps and now the product of the numbers is 440. How many did they have?',
  ],
})

const equations = toldForms(
  'told-quadratic',
  'qe-case-study',
  [
    shapeIn,
    framesIn,
    tilesIn,
    productsIn,
    agesMultiplied,
    costLessIn,
    sharesIn,
    shareAloneIn,
    journeysIn,
    travellersIn,
  ].map((read) => ({
    read,
    cues: read === shareAloneIn ? ['share'] : [],
  })),
  [
    'A rectangular garden has length 5 m more than its breadth and area 84 m². Let breadth be x m. Form the quadratic equation.',
    'A rectangular garden has length 5 m more than its breadth and area 84 m². Let breadth be x m. Express the length in terms of x.',
    'The length of a rectangular plot is one more than twice its breadth and its area is 528 m². Write the quadratic equation in standard form.',
    "Rohan's mother is 26 years older than him. The product of their ages 3 years from now will be 360. Form the quadratic equation to find Rohan's present age.",
  ],
  [
    'A rectangular garden has length 5 m more than its breadth and area 84 m². Form the quadratic equation and find the cost of fencing.',
    'A rectangular garden has length 5 m more than its breadth. Form the quadratic equation.',
    'A rectangular garden has length 5 m more than its breadth and area 84 m². Let breadth be x m. Express the perimeter in terms of x.',
    'A rectangular garden has length 5 m more than its breadth and area 84 m². Let the perimeter be x m. Form the quadratic equation.',
  ],
)

const made = told({
  id: 'told-cost-less-the-number',
  archetype: 'qe-word-ages-marks-cost',
  cues: ['cost', 'price'],
  words: split('cost price each one minus number total certain many produced production day'),
  read: costLessIn,
  examples: [
    'A cottage industry produces a certain number of toys in a day. The cost of production of each toy (in rupees) was found to be 55 minus the number of toys produced in a day. On a particular day, the total cost of production was ₹750. Find the number of toys produced on that day.',
  ],
  refuses: [
    'The cost of production of each toy (in rupees) was found to be 55 minus the number of toys produced in a day. On a particular day, the total cost of production was ₹750. Find the cost of each toy.',
    'The cost of production of each toy (in rupees) was found to be 55 minus the number of toys produced in a day. Find the number of toys produced on that day.',
  ],
})

export const toldStories = [made, equations, products, journeys, work, shares, shape, frames, squares, tiles] as const
