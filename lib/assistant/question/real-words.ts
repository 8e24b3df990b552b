/** Words that are one letter from a word of the syllabus and mean something else, or are forms of it: none of them is a slip. */
export const realWords: ReadonlySet<string> = new Set(
  `
  cosecx secx tanx cotx cosx sinx abler intrest shade abode abscissas adder additions aided along alphabets alter alternated alternates altitudes amain angel
  angels angled angler anglers ankle ankles answers aptitude areas arena arenas ares aria assertions assume assumes
  assured attitude audition averaged averages baarish bada bade badi bails bales ballon banana banao banaya banaye
  banta bante banti based batata beats become belle belles belly belts bills bisectors blank block blocks boats
  bolls bottoms bough boughs breadths breath broke broker brought buildings bulls cabled cables calculated
  calculates canes cannon canter cares carks carps carts carve carved casting casts censer centers centra centred
  centres chain chains chair chancel chand change changed changes charged charger charges chars chasses checks cheek
  chhata chhoota chhoote chhooti chhote chhoti chhoton chhuta chhute chhuti chick chimneys chins chock choirs chorda
  chore chores chorus chose chubs circled circler circlet circlets circulars circumferences circumscribe
  circumscribes claps clash clashes clasp classed classy claws clays clones close closed closes closet clover clues
  coasting coating coats codes coils cokes coles comas combs come comer comes comet comets comical commons
  complements compliment composites consonants constants contacts contain contract coordinated coots copes cord
  cords cores corker corks corned cornel corners cornet corns coroner corrects coset cosines cost costs covers coves
  cubers cubit curbed cured cures curie curled curse cursed curve curves curvy cynical death decease deceased decree
  decrees defectives depressions depths detective determined determiner determines diameters differences digit
  dimension diminishes dismount distanced distributions dividend divider dividers divine divisions doable double
  doubled doubles doublets doubly doubted drain drawl draws drown dukan eider eight eighth eights elders elevations
  elevens eliminations equilaterals eternal eternally evacuate evaluated evaluates evens excels excepts exchange
  exchanges explains externals extras faced facer facets faction factions factorise factorised factorization
  factorize factory facts fades fails fakes farmed farther fathers fever fifteens fifths fills findings fines firms
  firsts firth foams followings forced forces forded forged forked forks form former forms formulae formulas forte
  forth forts friction fulls futures ghada givens giver gives goats grape graphs grater greeter grounds hallow
  halted halve halves harts heady heals heaps heard hears hearth heats height herds hexagons hisab hoers hollows
  horizontals hota hote hoti hypotenuses imaged images infinity inscribe inscribes insider insides installments
  instalment inter interests interject interjecting interjects irrationals joiner jointed kare karna karni karta
  karte karti khet kilometer kilometers kiran kited kites kith kits ladders laden lager lagta lagte lagti lakes
  lander lanes larder large larges largess laser laterals lather latter layer leaded leapt lease leases leave leaved
  leaven lengthy lens liars licit lights likes limes lineal lined linen liner liners linger links lists literal
  lites lively lives loader loaned loaves lobes lodes longe losers losses lounger lover loves lowed lowers lying
  majors malted manor marble marker market masked mates matka maximums mayor medal media medial medians medias
  melded melter menus meres meted meteors meter metes methods metro metros midpoints milta milte milti minds miner minar minaar
  mines minimums minimus minis minors mints minuet minuets mirrors modals model modes molten monte months mooed
  moral mothers mouth mover moves mowed multiplex multiplies multiply nails naturals natures neared neater negatived
  negatives newer nicety nikala nikale nikali nikalta nikalte nikalti ninth north numbed observe observed observers
  observes odder olive opposites options order ordinates origins otters outsider outsides packed packs pacts pahla
  pahle paint paints paise pants parabolas parallelograms parallels parks party passible pasts pecked pencel
  pentagons percents perfects perimeters perpendiculars picker picket pickled piked pint pints plants plower pocked
  pointy poker polar polers poles polled polygons ports poser posers positives powder powders precious prefect
  presents preset prevent price priced prices pricey prick pride pries prim primed primer primers primes primp
  prince princes print prints prize prizes probe probed produce producer produces products progressions prone prose
  prover proves provided pulley purses quadrants quadrilaterals quarters queens quotients radio radios radium rails
  raises rakha rakhe ranged ranger ranges ransom ration rationale rationals ratios reasons recant recasts
  reciprocals rectangles regain remainders reminder remote remover repast replace retain retains revere rides rights
  riles rinses riots risen riser risks rites rives robots roods roofs rooks rooms roost roses routs rupee rural
  sadak sails salve sands sankhyao sankhyaon scant scats schools scope scream seals seams sears secants second
  seconds seed seedha seedhi seels sell sells semicircles sequenced sequencer sequences serves seventh sexes shades
  shadows shadowy shaft shafts shells shifter shipped shipping ships shirt shirts shoot shore shorten shorts shout
  shuffle shuffles sided sifted silts simply sines sires sitar sites sixes sixth sizes skill skips slang slants
  slapping slaps slat slats slices slide slider slipper slits sloped slopes snaps solar solids solo solved solver
  solves sorts space spaces spare spares sped speeds speedy spell spells spend spewed spied spill sport sports
  spreads spreed spring springs squared squarer squarest squire squires stacks staffs stall stalls stand statements
  steam steed stile stills stings stock stolid stone stones stope store storing strands straw streak streams strings
  strong substitutions subtracts supplements surfaced surfaces swift tabled tablet tablets take taken takers takes
  tales talker tanki tapes tara tares taxes teams teeno teeth teller tenths tents theorems thickets things think
  thirds thirsty threes threw thrive throw throws ticker ticket tides tiles tiller timed timer timers tires toils
  token tokens tomes tonal toner took topper torches tosser tosses totals towed towel towers trails trains
  trapeziums treats trials trice trick trifle triples triplet tripped twelves twine uncha unche unchi uniforms
  uniquer unite unites unity vague vales valued valve valves verticals vortex voter vowed vowels wader wafer wager
  waiter waster waters watery whale wheat while whilst whiter wholes whore widths winner with women words worth
  worthy yards yearn zeroed zeros
  acha annul annuls bachcha bachcho bachhe baker baki banate beaks bride cartoon chala chaudi chute coma compete
  curtain deduced defied deign deigns dependant deprecates dilution dori dripped drive fiends filed fires fling
  gazing gola groped hoses hyperbole kuch lambi loosing meting milne modules nikla paced paces pained paining pani
  panted panting parchi pate patents paying pease piche pickets plying pockets pointed pointing pore roaches
  rotted sacked sanding sidh singe sings sinner spanner spilt staked stocked stoops suction suctions though tinge
  tours trough tuning uchala victors vortexes vyas badha badhaya badhayi waking weighs widow wining wipes saman ghata
  `
    .trim()
    .split(/\s+/),
)
