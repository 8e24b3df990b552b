import { marksIn } from '../told/marks'
import { ratiosIn } from '../told/ratios'
import { rowsIn } from '../told/rows'
import { told } from '../told/story'
import { workersIn } from '../told/two-kinds-of-workers'
import { vehiclesIn } from '../told/two-vehicles'

const split = (words: string): readonly string[] => words.trim().split(/\s+/)

const toldMarks = told({
  id: 'told-marks',
  archetype: 'le-word-money-mixture',
  cues: ['right', 'correct', 'wrong', 'incorrect', 'sahi', 'galat'],
  words: split(
    `right correct wrong incorrect many each every mark marks if had then losing loses lost deducted minus negative total questions all would instead
    given awarded cut away one two three four both number score scored test class`,
  ),
  read: marksIn,
  examples: [
    'Yash scored 40 marks in a test, getting 3 marks for each right answer and losing 1 mark for each wrong answer. Had 4 marks been awarded for each correct answer and 2 marks been deducted for each incorrect answer, then Yash would have scored 50 marks. How many questions were there in the test?',
    'In a quiz 4 marks are given for each correct answer and 1 mark is deducted for each wrong answer, and Rita scored 70 marks. If 5 marks were given for each correct answer and 2 marks were deducted for each wrong answer, she would have scored 80 marks. How many questions did she answer correctly?',
    'Rita ko quiz me 70 marks mile, har sahi jawab par 4 mile aur har galat par 1 kata. agar sahi par 5 milte aur galat par 2 katte to 80 milte. total kitne questions the?',
    'Rita 70 marks (+4 right, -1 wrong). with +5 right, -2 wrong she gets 80. total questions?',
    'In a competitive examination, one mark is awarded for each correct answer while 1/2 mark is deducted for every wrong answer. Jayanti answered 120 questions and got 90 marks. How many questions did she answer correctly?',
  ],
  refuses: [
    'Yash scored 40 marks in a test, getting 3 marks for each right answer and losing 1 mark for each wrong answer. How many questions were there in the test?',
    'Yash scored 40 marks in a test, getting 3 marks for each right answer and 1 mark for each wrong answer. Had 4 marks been awarded for each right answer and 2 marks for each wrong answer, he would have scored 50 marks. How many questions were there?',
    'Yash scored 40 marks in a test, getting 3 marks for each right answer and losing 1 mark for each wrong answer, 4 questions being left blank. Had 4 marks been awarded for each right answer and 2 marks been deducted for each wrong answer, he would have scored 50 marks. How many questions were there?',
  ],
})

const toldWorkers = told({
  id: 'told-workers',
  archetype: 'le-word-money-mixture',
  cues: ['women', 'men', 'man', 'woman', 'boys', 'girls', 'alone'],
  words: split(
    'women woman men man boy boys girl girls together alone same work time taken take one two three each while also both separately',
  ),
  read: workersIn,
  examples: [
    '2 women and 5 men can together finish an embroidery work in 4 days, while 3 women and 6 men can finish it in 3 days. Find the time taken by 1 woman alone to finish the work, and also that taken by 1 man alone.',
    '8 men and 12 boys can finish a piece of work in 10 days while 6 men and 8 boys can finish it in 14 days. Find the time taken by one man alone and by one boy alone to finish the work.',
  ],
  refuses: [
    '2 women and 5 men can together finish an embroidery work in 4 days, while 3 women and 6 men can finish it in 3 days. Find the time taken by 1 woman and 1 man together to finish the work.',
    '2 women and 5 men can together finish an embroidery work in 4 days. Find the time taken by 1 woman alone to finish the work.',
    '2 women and 5 men can together finish an embroidery work in 4 days, while 3 women and 6 men can finish half of it in 3 days. Find the time taken by 1 woman alone to finish the work.',
  ],
})

const toldVehicles = told({
  id: 'told-vehicles',
  archetype: 'le-word-speed',
  cues: ['train', 'bus', 'car', 'partly', 'taxi'],
  words: split(
    'train bus car taxi half but other hand partly part rest remaining speed speeds each longer more if by distance total takes taken time',
  ),
  read: vehiclesIn,
  examples: [
    'Roohi travels 300 km to her home partly by train and partly by bus. She takes 4 hours if she travels 60 km by train and the remaining by bus. If she travels 100 km by train and the remaining by bus, she takes 10 minutes longer. Find the speed of the train and the bus separately.',
    'Ved travels 600 km to his home partly by train and partly by car. He takes 8 hours if he travels 120 km by train and the rest by car. He takes 20 minutes longer if he travels 200 km by train and the rest by car. Find the speed of the train and the car.',
  ],
  refuses: [
    'Roohi travels 300 km to her home partly by train and partly by bus. She takes 4 hours if she travels 60 km by train and the remaining by bus. If she travels 100 km by train and the remaining by bus, she takes 10 minutes longer. Find the average speed.',
    'Roohi travels 300 km to her home partly by train and partly by bus. She takes 4 hours if she travels 60 km by train and the remaining by bus. Find the speed of the train.',
  ],
})

const toldRows = told({
  id: 'told-rows',
  archetype: 'le-word-geometry',
  cues: ['row', 'rows'],
  words: split(
    'row rows each more less zyada jyada kam extra fewer if then many number one two three four five six students student class would same equal total',
  ),
  read: rowsIn,
  examples: [
    'The students of a class are made to stand in rows. If 3 students are extra in a row, there would be 1 row less. If 3 students are less in a row, there would be 2 rows more. Find the number of students in the class.',
    'Students are made to stand in rows. If one student is extra in a row, there would be 2 rows less. If one student is less in a row, there would be 3 rows more. Find the number of students in the class.',
  ],
  refuses: [
    'The students of a class are made to stand in rows. If 3 students are extra in a row, there would be 1 row less. If 3 students are less in a row, there would be 2 rows more. Find the number of rows.',
    'The students of a class are made to stand in rows. If 3 students are extra in a row, there would be 1 row less. Find the number of students in the class.',
  ],
})

const toldRatios = told({
  id: 'told-ratios',
  archetype: 'le-word-numbers',
  cues: ['ratio'],
  words: split(
    'ratio two numbers number each both added subtracted increased decreased reduced diminished becomes respectively new natural positive',
  ),
  read: ratiosIn,
  examples: [
    'Two numbers are in the ratio 5 : 6. If 8 is subtracted from each of the numbers, the ratio becomes 4 : 5. Find the numbers.',
    'two numbers are in the ratio 3:4. if 4 is added to each the ratio becomes 4:5. find the numbers',
  ],
  refuses: [
    'Two numbers are in the ratio 5 : 6. If 8 is subtracted from each of the numbers, the ratio becomes 4 : 5. Find the sum of the numbers.',
    'Two numbers are in the ratio 5 : 6. If 8 is subtracted from the first of the numbers, the ratio becomes 4 : 5. Find the numbers.',
    'Two numbers are in the ratio 5 : 6. If 8 is subtracted from each of the numbers, the difference becomes 4. Find the numbers.',
  ],
})

export const moreStories = [toldRatios, toldMarks, toldWorkers, toldVehicles, toldRows] as const
