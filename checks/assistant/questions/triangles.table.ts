import type { QuestionTable } from './row'

const table: QuestionTable = {
  topic: 'triangles',
  answered: [
    ['in triangle ABC DE || BC with D on AB and E on AC. AD=2.4 cm DB=3.6 cm AE=3.2 cm find EC', '4.8 cm'],
    ['de parallel to bc in tri abc, d on ab e on ac, ae = 6, ec = 8, ad = 4.5. db=?', '6 units'],
    ['DE||BC in triangle ABC, D on AB, E on AC. AD = x+1, DB = x-1, AE = x+3, EC = x. find x', '3'],
    ['x nikalo: triangle ABC, D on AB and E on AC, DE ∥ BC, AD = x, DB = x + 2, AE = x - 1, EC = x', '2'],
    [
      'if ST is parallel to QR in triangle PQR, S on PQ, T on PR, PS = 3x, SQ = 2x+3, PT = 12, TR = 10 then x = ? (a) 4 (b) 5 (c) 6 (d) 8',
      'C',
    ],
    [
      'E and F are points on PQ and PR of triangle PQR. PE = 2.1 cm, EQ = 3.5 cm, PF = 2.7 cm, FR = 4.5 cm. is EF || QR?',
      'yes',
    ],
    ['ΔABC ~ ΔDEF, AB = 6, BC = 9, DE = 8, EF = ?', '12 units'],
    ['triangle ABC is similar to triangle QRP, AB = 12 cm, BC = 10 cm, QR = 9 cm. find PR', '7.5 cm'],
    ['ΔPQR ~ ΔXYZ, ∠Q = 50° and ∠R = 70° then ∠X is (a) 50° (b) 60° (c) 70° (d) 120°', 'B'],
    ['ΔABC ∼ ΔPQR. Which is correct? (a) AB/PQ = BC/PR (b) AB/QR = BC/PQ (c) AB/PR = AC/PQ (d) BC/QR = AC/PR', 'D'],
    [
      'lamp post 4.5 m high casts a shadow 3 m long. at same time shadow of a mobile tower is 26 m. height of tower',
      '39 m',
    ],
    ['A boy 1.5 m tall casts a shadow of 2.25 m. How long is the shadow of a tree 8 m high at the same time?', '12 m'],
    [
      'tower of height 24m casts shadow 32m. chimney near it casts shadow of 20 m then. chimney height = (a) 12 m (b) 15 m (c) 16 m (d) 18 m',
      'B',
    ],
    [
      'a boy of height 1.5 m walks away from the base of a lamp post at 0.9 m/s. lamp is 6 m above ground. length of shadow after 5 seconds?',
      '1.5 m',
    ],
    ['ABCD trapezium AB || DC diagonals meet at O. AO = x+5, OC = x+3, BO = x-1, OD = x-2. find x', '7'],
    [
      '2 poles of height 7 m and 15 m stand on plane ground, distance between their feet is 15 m. distance between tops',
      '17 m',
    ],
    ['DE || BC, D on AB E on AC, AD = 3, DB = 5, BC = 16. DE?', '6 units'],
    [
      'In ΔPQR, S on PQ and T on PR, ST ∥ QR, PS = 5 cm, SQ = 2 cm, QR = 21 cm. ST = (a) 6 cm (b) 14 cm (c) 15 cm (d) 8.4 cm',
      'C',
    ],
    ['D on AB, E on AC of triangle ABC with angle AED = angle ABC. AD = 4 cm, AB = 12 cm, AE = 6 cm. find AC', '8 cm'],
    ['in triangle ABC, DE is parallel to BC. AD = 1.8 cm DB = 5.4 cm and EC = 7.2 cm, AE kitna hoga', '2.4 cm'],
    ['de ∥ bc in Δabc , ad = x , db = x-2 , ae = x+2 , ec = x-1 . x nikalo', '4'],
    [
      'Aarav is 1.5 m tall and walks away from the base of a lamp post at 0.8 m/s. lamp is 4.5 m above the ground. how long is his shadow after 5 seconds??',
      '2 m',
    ],
    ['ABCD trapezium hai AB || DC, diagonals O pe milte hai. AO = 3x-1, OC = 5x-3, BO = 2x+1, OD = 6x-5. find x', '2'],
    ['E and F are points on sides PQ and PR of tri PQR. PE=4 cm QE=4.5cm PF=8cm RF=9cm is EF ∥ QR or not', 'yes'],
    ['a ladder 10 m long reaches a window 8 m above the ground how far is foot of ladder from the wall', '6 m'],
    [
      'perimeters of two similar triangles are 25 cm and 15 cm. one side of first is 9 cm, find corresponding side of the second',
      '5.4 cm',
    ],
    [
      'two poles 12m and 6m stand on level ground. wires go from top of each pole to the foot of the other. kitni height pe wires cross karenge',
      '4 m',
    ],
  ],
  declined: [
    'DE || BC in triangle ABC, AD = 4, DB = 6 find EC',
    'in a triangle two angles are 100° each, find the third angle of its similar triangle',
    'ABC ~ PQR, AB = 5 cm find QR',
    'triangle ke sides 3 cm, 4 cm aur 9 cm hai, similar triangle ki sabse chhoti side 6 cm hai to uska perimeter?',
    '△ABC ~ △DEF, ∠A = 70°, ∠B = 60°, ∠F = 65°. find ∠E',
    'using sine rule find side a if A = 37°, B = 64°, b = 8 cm',
    'ladder leans on a wall and reaches 8 m high. length of ladder?',
    'ABC ~ DEF with AB = 4, DE = 6, BC = 5, EF = 9, AC = 7. find DF',
    'a pole 6 m tall casts shadow of 4 m. find height of tower',
    'right triangle hypotenuse 7 cm ek side 9 cm dusri side nikalo',
    'find third side of triangle with sides 5 and 8 and included angle 71° by cosine rule',
    'in triangle ABC DE || BC, D on AB, E on AC, AD = 3, DB = 6, AE = 4, EC = 5, BC = 12. find DE',
    '△ABC ~ △PQR x nikalo',
    'find the length of the third side if two sides of a triangle are 6 and 11',
    'DE is parallel to BC in triangle ABC. AD = 3 cm and DB = 5cm. find EC',
    'triangle ABC and PQR are similar and AB = 5 cm. PQ kitna hai',
    'Δ ABC ~ Δ PQR, ∠A = 60°, ∠Q = 70°, ∠C = 80° find ∠R + ∠P + ∠B',
    'sides of a triangle are 3 cm, 4 cm and 9 cm. a similar triangle has smallest side 6 cm find its perimeter',
    'in triangle ABC a = 10 cm, angle A = 40° , angle B = 75°. find b by sine rule',
  ],
}

export default table
