/** Words of stories and of the school that are no words of the syllabus. */
export const commonWords: readonly string[] = `
  about acceptable additional adult algebraically always among amount annual antenna apart apples around article aside
  asked attached average bachche badges banks bartan beaker behind being birthday blade blanks board books bought
  boundary boxes bracket breaks bridge brooch bulbs capsule carton cases central certain child children cleaned cliff
  clock colour coming comma completely completion containing contractor correctly cover covered criterion cyclic daily
  deducted defined delay design designs direct direction discs distributed dividing doosre drawing dropped during
  dusra dusre eighteenth eleventh embroidered embroidery empirical english excluded express extremes families family
  faster field fifteenth filled finds fixed flagpole float floor flower flows flying fourteenth friday friends front
  gates girls glass graze grazing green group grouped guard having hollowed horse house houses impossible inclined
  incorrectly increment internal interval intervals inverted invested jheel jiske kanche kharab leaving letter level
  library light losing lottery makes making maths measure measures medicine members middle million misread mixed
  mobile monday mondays money moving needed nineteenth nursery overlap packets painted painting passenger patients
  penalty perpendicularly person pichle piece placed plane playing pocket preceding questions randomly reach reaches
  reading readings relations required return ribbons river rolled rotten round salary samaan saturday saves science
  score scored seated section sections seminar separate separately seventeenth shape shaped shopkeeper shows
  simultaneously single situation sixteenth small somewhere specified spinner split stacked standing station statue
  stops storm street subject sunday sweep swept teacher terrace theatre theta thirteenth thousand throwing thursday
  tiles tomorrow topped toppled torch tossing towards towns train travel travels trees trigonometric tuesday twelfth
  twentieth uchhala ungrazed upper using vessel visit visitor wages walking walks wants wednesday weight weights wheel
  white window winning wipers wooden workers written wrong yellow
`
  .trim()
  .split(/\s+/)
