/** A radius with cones of two heights whose slant heights are tidy, all in tenths of a centimetre: [height, slant height]. */
export const coneChains = [
  {
    radius: 210,
    sides: [
      [200, 290],
      [280, 350],
    ],
  },
  {
    radius: 210,
    sides: [
      [280, 350],
      [720, 750],
    ],
  },
  {
    radius: 210,
    sides: [
      [200, 290],
      [720, 750],
    ],
  },
  {
    radius: 280,
    sides: [
      [210, 350],
      [450, 530],
    ],
  },
  {
    radius: 280,
    sides: [
      [210, 350],
      [960, 1000],
    ],
  },
  {
    radius: 280,
    sides: [
      [450, 530],
      [960, 1000],
    ],
  },
  {
    radius: 105,
    sides: [
      [100, 145],
      [140, 175],
    ],
  },
  {
    radius: 105,
    sides: [
      [140, 175],
      [360, 375],
    ],
  },
  {
    radius: 105,
    sides: [
      [100, 145],
      [360, 375],
    ],
  },
  {
    radius: 105,
    sides: [
      [88, 137],
      [140, 175],
    ],
  },
  {
    radius: 42,
    sides: [
      [40, 58],
      [56, 70],
    ],
  },
  {
    radius: 42,
    sides: [
      [56, 70],
      [144, 150],
    ],
  },
  {
    radius: 42,
    sides: [
      [40, 58],
      [144, 150],
    ],
  },
  {
    radius: 84,
    sides: [
      [63, 105],
      [80, 116],
    ],
  },
  {
    radius: 84,
    sides: [
      [63, 105],
      [112, 140],
    ],
  },
  {
    radius: 84,
    sides: [
      [80, 116],
      [112, 140],
    ],
  },
  {
    radius: 84,
    sides: [
      [35, 91],
      [63, 105],
    ],
  },
  {
    radius: 84,
    sides: [
      [63, 105],
      [135, 159],
    ],
  },
  {
    radius: 63,
    sides: [
      [60, 87],
      [84, 105],
    ],
  },
  {
    radius: 63,
    sides: [
      [84, 105],
      [216, 225],
    ],
  },
  {
    radius: 56,
    sides: [
      [33, 65],
      [42, 70],
    ],
  },
  {
    radius: 56,
    sides: [
      [42, 70],
      [90, 106],
    ],
  },
  {
    radius: 56,
    sides: [
      [33, 65],
      [90, 106],
    ],
  },
  {
    radius: 140,
    sides: [
      [105, 175],
      [225, 265],
    ],
  },
  {
    radius: 140,
    sides: [
      [105, 175],
      [147, 203],
    ],
  },
  {
    radius: 70,
    sides: [
      [240, 250],
      [168, 182],
    ],
  },
] as const
