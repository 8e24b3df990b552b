import { reply } from '@/lib/assistant'
import { withEnd, withStops } from '@/lib/assistant/question/stops'

describe('the stop of a sentence that is begun with a capital is set, and no other', () => {
  test.each([
    ['A tower is 20 m high Find its shadow', 'A tower is 20 m high. Find its shadow'],
    ['A tower casts a shadow Find its height', 'A tower casts a shadow. Find its height'],
    ['He tosses it three times, He wins if all agree', 'He tosses it three times. He wins if all agree'],
    ['20 are defective, Nuri will buy it if it is good', '20 are defective. Nuri will buy it if it is good'],
    // neighbours
    ['Ravi, Sita and Mohan are friends', 'Ravi, Sita and Mohan are friends'],
    ['the friends of Ravi and Sita will meet', 'the friends of Ravi and Sita will meet'],
    ['points In and On AB', 'points In and On AB'],
  ])('%s', (typed, written) => {
    expect(withStops(typed)).toBe(written)
  })

  test.each([
    ['radius 7 cm.Find its area', 'radius 7 cm. Find its area'],
    ['x + 3 is a factor of it, k =', 'x + 3 is a factor of it, k = ?'],
    ['find the lcm....', 'find the lcm.'],
    ['k=....', 'k=?'],
    // neighbours
    ['the AP 2, 5, 8, ....', 'the AP 2, 5, 8, ....'],
    ['at 7 a.m. the bells toll', 'at 7 a.m. the bells toll'],
    ['x = 5', 'x = 5'],
  ])('%s', (typed, written) => {
    expect(withEnd(typed)).toBe(written)
  })

  test.each([
    [
      'Kabir tosses a coin three times He wins if all the three results are the same and loses otherwise Find the probability that he loses.',
      '3/4',
    ],
    ['find the lcm of 336 n 54....', '3024'],
    ['A(6,1) B(8,2) AB =', '√5'],
  ])('%s', async (question, answer) => {
    expect((await reply(question)).answer).toBe(answer)
  })
})
