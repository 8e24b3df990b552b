const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Words that ask, join or are polite, and change nothing in what is asked; some are Hindi in Latin letters. */
export const fillers: ReadonlySet<string> = listed(`
  a an the this that these those it its their there of in on at for to from with by as
  and is are be was if let given then so where which whose when also
  such find calculate compute determine obtain write give get work out evaluate tell state ask need want know
  what how i me my we us you your can could will would shall should do does am
  please pls plz kindly hey hi hello ok sir madam mam bro bhai dear help quick quickly fast
  respectively value answer ans question exercise example problem sum-up following below here now just
  they too
  than agar tha thi ek kya hai hoga hogi h ka ki ke ko se mein me kar karo kare karna karke do dena batao bata bataiye nikalo nikale nikaalo
  liye likho likhiye konsa kaunsa nikal isko iska iski inka unka yeh ye wo zara mujhe kaise kitna kitni kitne wala wali wale samjhao
  samjha jaldi aur toh ho hain jo jab bhi btao bta niklo niklao nikaliye kitnaa kia krna kro kijiye kijie btaiye bataye btaye batado
`)

/** Short words that are never letters of a formula. */
export const isEnglish = (word: string): boolean => fillers.has(word) || short.has(word)

const short = listed(`
  use has had but its or not non no all co any one two who why yes per off up ap hcf lcm cm mm km dm kg gm rs hr hrs min sec csa tsa bpt cut end
  red ends sum nth age old new now out get put big box bag die odd ten six men man boy son
`)
