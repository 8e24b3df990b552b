/** Words that are one letter from a word of the syllabus and mean something else, or are forms of it: none of them is a slip. */
export const realWords: ReadonlySet<string> = new Set(
  `
  abscissas altitudes angel angels angled angler anglers ankle ankles aptitude areas arena ares aria attitude
  bisectors breadths breath calculated calculates canter carved censer centred centres chorda chore chores chorus
  circled circlet circlets circulars circumferences circumscribe circumscribes comical commons complements compliment
  composites consonants constants coordinated cord cords cubit curbed cured curled cursed curve curves cynical decree
  decrees depressions determined determiner determines diameters differences digit distanced distributions double
  doubled doubles doublets elevations eliminations equilaterals eternal eternally externals factory formulae formulas
  grape graphs hallow height hexagons hollows horizontals hypotenuses infinity inscribe inscribes interject
  interjecting interjects irrationals kited kites kith kits ladders lander larder larges largess laterals lengthy
  lineal liner literal majors malted manor maximums mayor medal media medial medians medias melded meted midpoints
  miner minimums minors modals model moral multiplex multiplies multiply naturals natures negatived negatives numbed
  olive origins paint paints parabolas parallelograms parallels pentagons perimeters perpendiculars pint pints pointy
  polygons positives price pride prim primed primer primes primp print prints prize produce products progressions
  quadrants quadrilaterals quotients radio radios radium ransom ration rationale rationals ratios recant recasts
  reciprocals rectangles remainders reminder repast scant scream seed semicircles sequenced sequencer sequences serves
  shadows shadowy slang slants slat sped speeds speedy spend spewed spied spreed squared squarer squarest squire
  squires steam steed streak streams substitutions surfaced surfaces tonal toner totals towed towel towers trapeziums
  uniquer verticals vortex vowed vowels widths with zeroed zeros
  `
    .trim()
    .split(/\s+/),
)
