import { amountsOf } from '../amounts/story'
import { fromFacts as solution, type Given } from '../../../solutions/arithmetic-progressions/from-facts'
import type { Word } from '../../question/fact'
import { phrase } from '../../question/phrase'
import { recogniser } from '../../recogniser'

/** A story of amounts that change evenly from one row, day or month to the next. */
export const amountsInTurn = recogniser<Given>({
  id: 'amounts-in-turn',
  solution,
  last: 'of all',
  story: true,
  cues: ['total', 'all', 'many', 'next', 'every', 'each', 'which', 'much', '#ordinal', 'first', 'third'],
  examples: [
    'An open-air theatre has 18 seats in the first row, 22 in the second, 26 in the third and so on. If there are 25 rows, how many seats are there in all?',
    'Ravi saves ₹100 in the first month, ₹150 in the second month and ₹200 in the third month. Find his total savings in 12 months.',
    'Pooja pehle mahine 150 rs bachati hai aur har mahine pichle mahine se 50 rs zyada. kitne mahine me uske paas total 5100 rs ho jayenge?',
    'a contractor pays penalty 200 for first day, 250 for second, 300 for third and so on. how much for 30 days delay',
    'a gym charges 500 for the first month and 40 more each month after. What is the total paid in a year?',
    'Meena reads 12 pages on day one and each day 3 pages more than the day before. On which day does she read 60 pages?',
    'A man repays a loan of 3250 by paying 20 in the first month and then increases payment by 15 every month. how long will it take to clear?',
    'A printer prints 100 copies in the first hour, and its output falls by 6 copies every hour. How many copies in the 8th hour? total in 8 hours?',
    'a stack has 15 bricks in bottom row and each row above has one brick less. top row has 3 bricks. total bricks?',
    'A taxi charges Rs 15 for the first km and Rs 8 for each additional km. fare for 20 km?',
    'hall ki pehli row me 18 seat hain, har agli row me 2 seat zyada. total 25 rows hain. hall me kul kitni seat hain?',
    'Riya ne pehle din 5 km daud lagayi aur har din pichle din se 500 m zyada daudti hai. 15ve din wo kitna daudegi? 15 dino me total kitni doori tay karegi?',
    'penalty is 200 for 1st day 250 for 2nd day 300 for 3rd day nd so on. how much for 30 days delay',
    'fatima saves rs 150 in first week nd then rs 25 more every week. in which week she saves rs 500 and how much total till then',
    'A pump removes 120 litres in the 1st hour and in every following hour 8 litres less than in the hour before. How much is removed from the 4th to the 8th hour?',
  ],
  refuses: [
    'Riya runs 5 km on the first day and each day 500 s more than the day before. How far on the 15th day?',
    'A pump removes 120 litres in the 1st hour and in every following hour 8 litres less than in the hour before. How much less is removed in the 8th hour than in the 4th hour?',
    'fatima saves rs 150 in first week nd then rs 25 more every week. in which week she saves rs 510 and how much total till then',
    'a contractor pays penalty 200 for first day, 250 for second, 310 for third and so on. how much for 30 days delay',
    'a gym charges 500 for the first month and 40 more each month after. What is the total paid in a week?',
    'Meena reads 12 pages on day one and each day twice as many pages as the day before. On which day does she read 96 pages?',
    'A man repays a loan of 3250 by paying 20 in the first month and then increases payment by 15 % every month. how long will it take to clear?',
    'A printer prints 100 copies in the first hour, and its output falls by 6 copies every hour. How many copies in 3 days?',
    'A printer prints 100 copies in the first hour, and its output falls by 6 copies every hour. How many copies in the 40th hour?',
    'a stack has 15 bricks in bottom row and each row above has one brick less. top row has 20 bricks. total bricks?',
    'A man pays ₹1000 as the first instalment and increases the instalment by ₹100 every month. What amount has he paid after the 30th instalment?',
    'A hall has 20 seats in the first row and 22 seats in each next row. total seats in 5 rows?',
    'A theatre has 10 rows. first row 15 seats , each successive row has 2 more seats. seats in the 12th row?',
    'Raju deposits 1000 in the first year and every year he deposits 200 more than the previous year. How much more is it in the 5th year than in the 3rd?',
  ],
  read: (question) => {
    const given = amountsOf(question)
    // what has been paid after the 30th instalment is all of them together
    const isSoFar = phrase(question, 'has|have paid|saved|repaid|deposited * after|till|until|upto|by @n:ordinal')
    if (!given || (isSoFar && !question.words.includes('total'))) return null
    return { given, used: question.facts, said: question.items.filter((item): item is Word => item.kind === 'word') }
  },
})
