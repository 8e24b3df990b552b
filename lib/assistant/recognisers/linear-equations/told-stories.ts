import { agesIn } from '../told/ages'
import { anglesIn } from '../told/angles'
import { digitsIn } from '../told/digits'
import { familyIn } from '../told/family'
import { fractionIn } from '../told/fractions'
import { giftsIn } from '../told/gifts'
import { goodsIn } from '../told/goods'
import { groupsIn } from '../told/groups'
import { numbersIn } from '../told/numbers'
import { fixedIn, interestIn, meetingIn, notesIn, savingsIn } from '../told/money'
import { told, toldForms } from '../told/story'

const split = (words: string): readonly string[] => words.trim().split(/\s+/)

const toldNumbers = told({
  id: 'told-numbers',
  archetype: 'le-word-numbers',
  cues: [
    'sum',
    'difference',
    'product',
    'differ',
    'reciprocal',
    'exceeds',
    'larger',
    'smaller',
    'square',
    'squares',
    'times',
  ],
  read: numbersIn,
  examples: [
    'the larger of two numbers is five more than three times the smaller and their difference is twenty seven find the numbers',
    'Half of the difference of two numbers is 2. The sum of the greater number and twice the smaller is 13. Find the numbers.',
    'ek number dusre number ka 3 guna hai aur dono ka difference 26 hai. numbers nikalo',
  ],
  refuses: [
    'The larger of two numbers is five more than three times the smaller. Find the numbers.',
    'The larger of two numbers is five more than three times the smaller and their cubes differ by 27. Find the numbers.',
    'The sum of two numbers is 20 and their HCF is 4. Find the numbers.',
    'The sum of three numbers is 20 and their product is 40. Find the numbers.',
  ],
})

const toldDigits = told({
  id: 'told-digits',
  archetype: 'le-word-two-digit',
  cues: ['digit', 'digits'],
  read: digitsIn,
  examples: [
    'A two-digit number is seven times the sum of its digits. If 27 is subtracted from the number, its digits are reversed. Find the number.',
    'number is 5 times sum of its digits. when 9 is added to the number digits get interchanged. find the two digit number',
    'in a two digit number the digit at the tens place is twice the digit at units place. if 18 is subtracted from the number the digits are reversed. find the number',
  ],
  refuses: [
    'A two-digit number is seven times the sum of its digits. Find the number.',
    'A three-digit number is seven times the sum of its digits. If 27 is subtracted from the number, its digits are reversed. Find the number.',
    'A two-digit number is seven times the sum of the squares of its digits less 3 tenths. If 27 is subtracted from the number, its digits are reversed. Find the number.',
  ],
})

const toldFraction = told({
  id: 'told-fraction',
  archetype: 'le-word-fraction',
  cues: ['numerator', 'denominator'],
  read: fractionIn,
  examples: [
    'The denominator of a fraction exceeds its numerator by 7. If 1 is subtracted from both the numerator and the denominator, the fraction becomes 5/12. Find the fraction.',
    'sum of numerator and denominator of a fraction is 12. if 3 is added to denominator fraction becomes 1/2. find fraction',
    'if the numerator of a fraction is multiplied by 2 and the denominator is reduced by 5 the fraction becomes 6/5. if the denominator is doubled and the numerator is increased by 8 the fraction becomes 2/5. find the fraction',
  ],
  refuses: [
    'The denominator of a fraction exceeds its numerator by 7. If 1 is subtracted from both, the fraction becomes 5/12 of its reciprocal. Find the fraction.',
    'The denominator of a fraction exceeds its numerator by 7. Find the fraction.',
  ],
})

const toldAges = told({
  id: 'told-ages',
  archetype: 'le-word-ages',
  cues: ['age', 'ages', 'old', 'older', 'younger'],
  read: agesIn,
  examples: [
    'the sum of the ages of a father and his son is fifty two years six years ago the father was four times as old as the son find their present ages',
    'product of aaravs age 5 yrs ago and his age 8 yrs later is 140. whats his present age',
    'Ravi is 4 years older than Meena. After 6 years the sum of their ages will be 40 years. How old is Meena?',
  ],
  refuses: [
    'The sum of the ages of a father and his son is 52 years. Find their present ages.',
    'The sum of the ages of a father, his son and his daughter is 52 years. 6 years ago the father was four times as old as the son. Find their present ages.',
    'The sum of the ages of a father and his son is 52 years. 6 years ago the ratio of their ages was 4 to 1. Find their present ages.',
  ],
})

const toldFamily = told({
  id: 'told-family',
  archetype: 'le-word-ages',
  cues: ['age', 'ages'],
  words: split(
    'age ages both sum times twice double thrice equal equals old now present two three four years ago later hence after before her his their back time',
  ),
  read: familyIn,
  examples: [
    "Mrs. Lyngdoh's age is three times the sum of the ages of her two daughters. Four years from now her age will be twice the sum of their ages. How old is Mrs. Lyngdoh now?",
    'The age of a father is twice the sum of the ages of his two children. After 20 years his age will be equal to the sum of the ages of his children. Find the age of the father.',
  ],
  refuses: [
    'The age of a father is twice the sum of the ages of his two children. After 20 years his age will be equal to the sum of the ages of his children. Find the ages of his children.',
    'The age of a father is twice the sum of the ages of his children. After 20 years his age will be equal to the sum of the ages of his children. Find the age of the father.',
    'The age of a father is twice the sum of the ages of his two children. After 20 years his age will be 5 more than the sum of the ages of his children. Find the age of the father.',
  ],
})

const toldGoods = told({
  id: 'told-goods',
  archetype: 'le-word-costs',
  cues: ['cost', 'costs', 'price', 'prices', 'rs', 'rupees', 'bill', 'pay', 'paid', 'bought', 'total', 'rate'],
  read: goodsIn,
  examples: [
    'Bill 1: 3 burgers, 2 cold drinks, total Rs 310. Bill 2: 5 burgers, 1 cold drink, total Rs 435. Price of one burger = ? price of one cold drink = ?',
    '5 pens n 3 notebooks cost rs 185 and 2 pens n 5 notebooks cost rs 188, whats the cost of 1 pen and 1 notebook',
    '5 pens and 7 pencils cost 79 rs, 7 pens and 5 pencils cost 77 rs. Find the cost of 2 pens and 3 pencils.',
  ],
  refuses: [
    '5 pens and 7 pencils cost 79 rs, 7 pens and 5 pencils cost 77 rs. Find the cost of 2 pens and 3 erasers.',
    '5 pens and 7 pencils cost 79 rs. Find the cost of one pen.',
    '5 pens and 7 pencils cost 79 rs each, 7 pens and 5 pencils cost 77 rs. Find the cost of 2 pens.',
    '5 pens and 7 pencils cost 79 rs, 7 pens and 5 pencils cost 2 rs less. Find the cost of 2 pens.',
  ],
})

const toldAngles = told({
  id: 'told-angles',
  archetype: 'le-triangle-angles',
  cues: ['angle', 'angles'],
  read: anglesIn,
  examples: [
    'The difference between two supplementary angles is 18 degrees. Find the angles.',
    'triangle ABC me angle A angle B ka double hai aur angle C angle A se 30° jyada hai. teeno angle nikalo',
    'in a triangle a b c angle c is two times angle b and angle a is 20 degrees more than angle b find angle a angle b and angle c',
  ],
  refuses: [
    'The larger of two angles is 24° more than twice the smaller, find both angles.',
    'In a triangle ABC angle C is twice angle B. Find all angles.',
    'In a triangle ABC angle C is twice angle B and angle A is 20 degrees more than the exterior angle at B. Find angle A.',
  ],
})

const toldGifts = told({
  id: 'told-gifts',
  archetype: 'le-give-and-take',
  cues: ['give', 'gives', 'de', 'many'],
  read: giftsIn,
  examples: [
    'if sohan gives 5 marbles to rakesh they have equal marbles. if rakesh gives 8 marbles to sohan then sohan has double of rakesh. how many marbles does sohan have and rakesh have',
    'Aman aur Bilal ke paas kuch kanche hain. agar Aman Bilal ko 20 kanche de de to dono ke paas barabar ho jate hain, aur agar Bilal Aman ko 10 de de to Aman ke paas Bilal se 3 guna ho jate hain. Aman aur Bilal ke paas kitne kanche hain',
  ],
  refuses: [
    'If Sohan gives 5 marbles to Rakesh, they have equal marbles. If Rakesh gives 8 marbles to Sohan, then Sohan has double of Mohan. How many marbles do Sohan and Rakesh have?',
    'If Sohan gives 5 marbles to Rakesh, they have equal marbles. How many marbles do Sohan and Rakesh have?',
    'If Sohan gives 5 marbles to Rakesh, they have equal marbles. If Rakesh gives 8 marbles to Sohan, then Sohan has 10 marbles. If he loses 3, how many marbles do Sohan and Rakesh have?',
  ],
})

const toldGroups = told({
  id: 'told-groups',
  archetype: 'le-word-graphical',
  cues: ['number', 'more', 'less', 'many', 'times', 'total'],
  read: groupsIn,
  examples: [
    '12 kids went on a trip, girls are 4 more than boys. form the eqns, solve graphically and tell no of boys and girls',
    'The number of skirts is two less than twice the number of pants. Also, the number of skirts is four less than four times the number of pants. How many pants and skirts are there?',
    '10 students of class X took part in a quiz. If the number of girls is 4 more than the number of boys, find the number of boys and girls.',
  ],
  refuses: [
    '10 students took part in a quiz. The number of girls is 4 more. Find the number of boys and girls.',
    '10 students took part in a quiz. Find the number of boys and girls.',
  ],
})

const toldCharges = told({
  id: 'told-charges',
  archetype: 'le-word-fixed-variable',
  cues: ['fixed', 'fix', 'base', 'basic', 'flat', 'joining'],
  words:
    split(`fixed fix base basic flat joining together plus per rate each every extra additional first after two total distance number
    part rest remaining days charge charges constant taken both much many variable before after km hour thereafter later all one class`),
  read: fixedIn,
  examples: [
    'auto has fixed charge plus charge per km. for 8 km i paid 136 and for 14 km 208. find fixed charge n rate per km. how much for 25 km?',
    'hostel me ek part fixed charge hai aur baaki kitne din khana khaya uspe depend karta hai. student A 20 din khata hai to 1000 rs deta hai, student B 26 din to 1180 rs. fixed charge aur ek din ke khane ka kharcha nikalo',
    'A cycle-rental shop in Lonavala has a fixed charge for the first two hours and an additional charge for each hour after that. Irfan paid Rs 130 for 5 hours and Nidhi paid Rs 190 for 8 hours. Find the fixed charge and the charge for each extra hour.',
  ],
  refuses: [
    'An auto has a fixed charge plus a charge per km. For 8 km I paid ₹136 and for 14 km 208. How many km does it go in an hour?',
    'An auto has a fixed charge plus a charge per km. For 8 km I paid ₹136. Find the fixed charge.',
    'An auto has a fixed charge plus a charge per km. For 8 km I paid ₹136 and for 14 km ₹72 more. Find the fixed charge.',
  ],
})

const toldMeeting = told({
  id: 'told-meeting',
  archetype: 'le-word-speed',
  cues: ['direction', 'directions', 'towards', 'opposite'],
  words:
    split(`point direction directions towards toward opposite same each other speed speeds time apart distance two both one different
    another first second start cars car uniform different between together after`),
  read: meetingIn,
  examples: [
    'Two cars start at the same time from towns P and Q, which are 160 km apart. If they travel in the same direction they meet in 8 hours, and if they travel towards each other they meet in 2 hours. Find the speeds of the two cars.',
  ],
  refuses: [
    'Two cars start from towns P and Q, which are 160 km apart. If they travel in the same direction they meet in 8 hours, and if they travel towards each other they meet in 2 hours. Find the ratio of the speeds of the two cars.',
    'Two cars start from towns P and Q, which are 160 km apart. If they travel towards each other they meet in 2 hours. Find the speeds of the two cars.',
  ],
})

const toldNotes = told({
  id: 'told-notes',
  archetype: 'le-word-money-mixture',
  cues: ['notes', 'note', 'coins', 'coin', 'tickets'],
  words: split(
    'notes note coins coin tickets total all altogether each both many number two only class other one left',
  ),
  read: notesIn,
  examples: ['dukaan ke galle me 20 aur 50 ke total 40 note hai aur kul raqam 1250 rupaye hai. kaun se kitne note hai'],
  refuses: [
    'A box has 40 notes of ₹20 and ₹50, worth ₹1250 in all. How much are the notes of ₹20 worth?',
    'A box has 40 notes of ₹20, ₹50 and ₹100, worth ₹1250 in all. How many notes of each are there?',
  ],
})

const toldInterest = told({
  id: 'told-interest',
  archetype: 'le-word-money-mixture',
  cues: ['interest', 'rate', 'invested', 'amounts'],
  words:
    split(`interest rate rates per simple interchanged interchange interchanges interchanging exchanged swapped swaps reversed more less different zyada kam each two both
    one other second first scheme schemes total part parts same year remaining rest annual sum all another after`),
  read: interestIn,
  examples: [
    'savita invested some money at 8% and some at 9% simple intrest and got rs 1860 in a year. if she interchanged the amounts she wud get rs 20 more. how much at each rate',
  ],
  refuses: [
    'Savita invested some money at 8% and some at 9% simple interest and got ₹1860 in a year. If she interchanged the amounts she would get ₹20 more. What is the difference of the amounts?',
    'Savita invested some money at 8% and some at 9% simple interest and got ₹1860 in a year. How much did she invest at each rate?',
  ],
})

const toldSavings = told({
  id: 'told-savings',
  archetype: 'le-income-savings',
  cues: ['ratio', 'incomes', 'income', 'expenditure', 'expenditures'],
  words: split('ratio two each both per other all respectively present'),
  read: savingsIn,
  examples: ['incomes of 2 persons ratio 5:4 expenditure ratio 7:5 each saves rs 3000 per month find monthly incomes'],
  refuses: [
    'The incomes of two persons are in the ratio 5:4 and their expenditures in the ratio 7:5. If each saves ₹3000, find their ages.',
    'The incomes of two persons are in the ratio 5:4 and their expenditures in the ratio 7:5. Find their incomes.',
  ],
})

const toldEquations = toldForms(
  'told-equations',
  'le-case-study',
  [goodsIn, numbersIn, agesIn, groupsIn, fractionIn, digitsIn, fixedIn].map((read) => ({ read, cues: [] })),
  [
    '5 pencils and 7 pens together cost ₹50, whereas 7 pencils and 5 pens together cost ₹46. Form the pair of linear equations.',
    'On Saturday 20 adult tickets and 30 child tickets were sold for ₹3500 in all. On Sunday 30 adult tickets and 25 child tickets were sold for ₹4250. Let an adult ticket cost ₹x and a child ticket ₹y. Write the two linear equations.',
  ],
  [
    '5 pencils and 7 pens together cost ₹50, whereas 7 pencils and 5 pens together cost ₹46. Form the pair of linear equations and find the cost of an eraser.',
    '5 pencils and 7 pens together cost ₹50. Form the pair of linear equations.',
    '5 pencils and 7 pens together cost ₹50, whereas 7 pencils and 5 pens together cost ₹46. Let an eraser cost ₹x and a pen ₹y. Form the pair of linear equations.',
    '5 pencils and 7 pens together cost ₹50, whereas 7 pencils and 5 pens together cost ₹46. Form a quadratic equation.',
  ],
)

export const toldStories = [
  toldEquations,
  toldCharges,
  toldMeeting,
  toldNotes,
  toldInterest,
  toldSavings,
  toldNumbers,
  toldDigits,
  toldFraction,
  toldAges,
  toldFamily,
  toldGoods,
  toldAngles,
  toldGifts,
  toldGroups,
] as const
