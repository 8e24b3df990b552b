import { halfTicketsIn } from '../told/half-tickets'
import { headsIn } from '../told/heads'
import { mixedIn } from '../told/mixed'
import { movedIn } from '../told/moved'
import { pipesIn } from '../told/pipes-in-turn'
import { told } from '../told/story'
import { timesAsLongIn } from '../told/times-as-long'
import { tradesIn } from '../told/two-trades'

const split = (words: string): readonly string[] => words.trim().split(/\s+/)

const trades = told({
  id: 'told-trades',
  archetype: 'le-word-money-mixture',
  cues: ['profit', 'gain', 'gains', 'loss', 'discount'],
  words: split(
    'profit gain gains loss discount table taken if but by each both two had before cost price total all sum second first then again together',
  ),
  read: tradesIn,
  examples: [
    'A shopkeeper sells a saree at 8% profit and a sweater at 10% discount, thereby getting a sum ₹1008. If she had sold the saree at 10% profit and the sweater at 8% discount, she would have got ₹1028. Find the cost price of the saree and the list price (price before discount) of the sweater.',
    'Jamila sold a table and a chair for ₹1050, thereby making a profit of 10% on the table and 25% on the chair. If she had taken a profit of 25% on the table and 10% on the chair she would have got ₹1065. Find the cost price of each.',
    'On selling a tea set at 5% loss and a lemon set at 15% gain, a crockery seller gains ₹7. If he sells the tea set at 5% gain and the lemon set at 10% gain, he gains ₹13. Find the actual price of each of the tea set and the lemon set.',
  ],
  refuses: [
    'Jamila sold a table and a chair for ₹1050, thereby making a profit of 10% on the table and 25% on the chair. Find the cost price of each.',
    'Jamila sold a table and a chair for ₹1050, thereby making a profit of 10% on the table and 25% on the chair. If she had taken a profit of 25% on the table and 10% on the chair she would have got ₹1065. Find the selling price of each.',
    'Jamila sold a table and a chair for ₹1050, thereby making a profit of 10% on the table and 25% on the chair. If she had taken a profit of 25% on the table and 10% on the bench she would have got ₹1065. Find the cost price of each.',
    'A trader sells a saree at 8% profit and a sweater at 10% discount at a loss of ₹100. If she had sold the saree at 10% profit and the sweater at 8% discount, she would have got ₹1028. Find the cost price of the saree.',
  ],
})

const moved = told({
  id: 'told-moved',
  archetype: 'le-give-and-take',
  cues: ['sent', 'shifted', 'moved', 'transferred'],
  words: split('number many equal same each both two but if double twice thrice times then shifted moved'),
  read: movedIn,
  examples: [
    'There are some students in the two examination halls A and B. To make the number of students equal in each hall, 10 students are sent from A to B. But if 20 students are sent from B to A, the number of students in A becomes double the number of students in B. Find the number of students in the two halls.',
    'If 5 boys are moved from room P to room Q, the number in Q is three times the number in P. If 10 boys are moved from Q to P, both rooms have the same number. How many boys are in each room?',
  ],
  refuses: [
    'There are some students in the two halls A and B. 10 students are sent from A to B to make the number equal. Find the number of students in the two halls.',
    'There are some students in the two halls A and B. To make the number equal, 10 students are sent from A to B. But if 20 students are sent from B to A, the number of students in A becomes double the number in B. Find the total number of students.',
    'There are some students in the two halls A and B. To make the number equal, 10 students are sent from A to B. But if 20 students are sent from B to C, the number of students in A becomes double the number in B. Find the number of students in the two halls.',
  ],
})

const heads = told({
  id: 'told-heads-and-feet',
  archetype: 'le-word-money-mixture',
  cues: ['heads', 'head', 'legs', 'feet', 'wheels'],
  words: split('heads head number total all each both many equal equals altogether'),
  read: headsIn,
  examples: [
    'A man has some hens and cows. If the number of heads be 48 and number of feet equals 140, find the number of hens and cows.',
    'A farm has 50 animals, hens and goats, with 140 legs in all. How many hens are there?',
    'There are 20 vehicles, cars and bikes, in a parking lot and they have 56 wheels in total. How many cars and bikes are there?',
  ],
  refuses: [
    'A man has some hens and cows. If the number of heads be 48, find the number of hens and cows.',
    'A man has some hens and cows. If the number of heads be 48 and number of pairs of feet equals 70, find the number of hens and cows.',
    'A man has some hens, goats and cows. If the number of heads be 48 and number of feet equals 140, find the number of hens and cows.',
  ],
})

const pipes = told({
  id: 'told-pipes-in-turn',
  archetype: 'le-word-money-mixture',
  cues: ['pipe', 'pipes', 'tap', 'taps', 'pool', 'tank'],
  words: split(
    'two both together larger bigger smaller first second diameter half only each separately alone time third fourth quarter one other part whole',
  ),
  read: pipesIn,
  examples: [
    'It can take 12 hours to fill a swimming pool using two pipes. If the pipe of larger diameter is used for four hours and the pipe of smaller diameter for 9 hours, only half of the pool can be filled. How long would it take for each pipe to fill the pool separately?',
  ],
  refuses: [
    'It can take 12 hours to fill a swimming pool using two pipes. If the pipe of larger diameter is used for four hours, only half of the pool can be filled. How long would it take for each pipe to fill the pool separately?',
    'It can take 12 hours to fill a swimming pool using two pipes. If the pipe of larger diameter is used for four hours and the pipe of smaller diameter for 9 hours, 500 litres can be filled. How long would it take for each pipe to fill the pool separately?',
  ],
})

const mixed = told({
  id: 'told-mixed-solutions',
  archetype: 'le-word-money-mixture',
  cues: ['acid', 'alcohol', 'mixed', 'mixture', 'salt'],
  words: split('solution solutions one second first other two another each both number many'),
  read: mixedIn,
  examples: [
    'A chemist has one solution which is 50% acid and a second which is 25% acid. How much of each should be mixed to make 10 litres of 40% acid solution?',
    'How many litres of 90% acid and 97% acid solutions must be mixed to get 21 litres of a 95% acid solution?',
  ],
  refuses: [
    'A chemist has one solution which is 50% acid and a second which is 25% acid. How much water should be mixed to make 10 litres of 40% acid solution?',
    'A chemist has one solution which is 50% acid and a second which is 45% acid. How much of each should be mixed to make 10 litres of 40% acid solution?',
    'A chemist has one solution which is 50% acid and a second which is 25% acid. How much of each should be mixed to make a 40% acid solution?',
    '50% acid solution and 25% acid solution mixed to get 10 litres of 40% acid solution. how many litres of acid does it hold',
  ],
})

const tickets = told({
  id: 'told-half-tickets',
  archetype: 'le-word-fixed-variable',
  cues: ['ticket', 'tickets'],
  words: split('half full same but first second class one also station'),
  read: halfTicketsIn,
  examples: [
    'A railway half ticket costs half the full fare, but the reservation charges are the same on a half ticket as on a full ticket. One reserved first class ticket from the station A to B costs ₹2530. Also, one reserved first class ticket and one reserved first class half ticket from A to B costs ₹3810. Find the full first class fare from station A to B, and also the reservation charges for a ticket.',
  ],
  refuses: [
    'A railway half ticket costs half the full fare. One reserved first class ticket from the station A to B costs ₹2530. Also, one reserved first class ticket and one reserved first class half ticket from A to B costs ₹3810. Find the full first class fare.',
    'A railway half ticket costs half the full fare, but the reservation charges are the same on a half ticket as on a full ticket. One reserved first class ticket from the station A to B costs ₹2530. Find the full first class fare.',
  ],
})

const longer = told({
  id: 'told-times-as-long',
  archetype: 'le-word-speed',
  cues: ['upstream'],
  words: split('upstream downstream still rate speed stream times twice thrice double time same distance'),
  read: timesAsLongIn,
  examples: [
    'A person, rowing at the rate of 5 km/h in still water, takes thrice as much time in going 40 km upstream as in going 40 km downstream. Find the speed of the stream.',
    'A boat whose speed in still water is 9 km/h takes twice as much time to go 30 km upstream as to go 30 km downstream. Find the speed of the stream.',
  ],
  refuses: [
    'A person, rowing at the rate of 5 km/h in still water, takes thrice as much time in going 40 km upstream as in going 40 km downstream. Find the time taken upstream.',
    'A person, rowing at the rate of 5 km/h in still water, takes 3 hours in going 40 km upstream. Find the speed of the stream.',
  ],
})

export const toldPairs = [trades, moved, heads, pipes, mixed, tickets, longer] as const
