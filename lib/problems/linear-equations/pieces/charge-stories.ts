export const stories = {
  taxi: {
    fixed: [30, 100],
    rate: [8, 25],
    units: [5, 25],
    told: (unit: string) =>
      `The taxi charges in a city consist of a fixed charge together with a charge for the distance covered. ${unit}`,
    fact: (n: number, cost: number) => `for a distance of $${n}$ km the charge paid is ₹$${cost}$`,
    meaning: 'the fixed charge be ₹$x$ and the charge per km ₹$y$',
    ask: (n: number) => `What is the charge, in ₹, for a distance of $${n}$ km?`,
    extra: 'charge per km × number of km',
    rateName: 'charge per km',
    variable: 'the charge for the distance',
    answer: (n: number) => `the charge for $${n}$ km is`,
  },
  library: {
    fixed: [10, 40],
    rate: [2, 9],
    units: [2, 12],
    told: (unit: string) =>
      `A lending library has a fixed charge for the first three days and an additional charge for each day thereafter. ${unit}`,
    fact: (n: number, cost: number) => `for a book kept for $${n + 3}$ days the charge is ₹$${cost}$`,
    meaning: 'the fixed charge be ₹$x$ and the charge for each extra day ₹$y$',
    ask: (n: number) => `What is the charge, in ₹, for a book kept for $${n + 3}$ days?`,
    extra: 'charge per extra day × number of extra days',
    rateName: 'charge per extra day',
    variable: 'the charge for the extra days',
    answer: (n: number) => `the charge for $${n + 3}$ days is`,
  },
  hostel: {
    fixed: [400, 1000],
    rate: [30, 90],
    units: [12, 30],
    told: (unit: string) =>
      `A part of the monthly hostel charges is fixed and the rest depends on the number of days on which food is taken in the mess. ${unit}`,
    fact: (n: number, cost: number) => `a student who takes food for $${n}$ days pays ₹$${cost}$`,
    meaning: 'the fixed charge be ₹$x$ and the cost of food per day ₹$y$',
    ask: (n: number) => `What are the charges, in ₹, for $${n}$ days of food?`,
    extra: 'cost of food per day × number of days',
    rateName: 'cost of food per day',
    variable: 'the cost of the food',
    answer: (n: number) => `the charges for $${n}$ days of food are`,
  },
} as const
