const opening =
  /(?<=[a-z\d°²³%] )(?=(?:The|A(?! and\b| is\b| to\b)|An|If|Find|What|Which|How|When|Where|Is|Are|Will|Can|Does|Do|Show|Prove|Write|Draw|Determine|Calculate|Its?|Their|This|These|Then|Also|Now|State|Give|Verify|Check|Solve|Express|Name|In|From|At|One|Two|All|Form|Inside|Four|Five|He|She|They) [a-z\d])/g
const asking =
  /(?<=[a-z\d°²³%] )(?=(?:find (?:the|its|their|out|how|x|y|k|n|[A-Z]{1,3}\b|[a-z]+ (?:of|and|if))|how (?:many|much|old|long|far|tall|high)|what (?:is|are|was|will|should|must)|will (?:the|it|they|he|she)|show that|prove that|isk[ai] ))/g
const leads =
  /\b(?:and|then|so|that|to|or|also|than|even|as|is|are|of|by|hence|only|but|number|which|can|will|if|in|on|at|from|with|for|the|a|an|when|where|aur|ki|ka|ke|ko|ye|yeh|hai to|batao|point|points|side|sides|angle|class|term|now|part|section|town|towns|house|places?)\s$/i

/** What is pasted or dictated without the marks of its sentences, "... is 50 kg Find the mean weight now": a stop where one begins. */
export function withSentences(text: string): string {
  if (
    /[.?!;][\s)]*[A-Za-z]|\([a-d]\)|[\\$]/i.test(text.replace(/\b(?:rs|re|no|mr|mrs|eq)\.(?= )/gi, '')) ||
    text.split(' ').length < 8
  )
    return text
  const withStops = (given: string, begins: RegExp): string => {
    let out = ''
    let from = 0
    for (const { index } of given.matchAll(begins)) {
      if (leads.test(given.slice(0, index)) || /[,.;:?!]\s$/.test(given.slice(0, index))) continue
      out += `${given.slice(from, index).trimEnd()}. `
      from = index
    }
    return out + given.slice(from)
  }
  return withStops(withStops(text, opening), asking)
}
