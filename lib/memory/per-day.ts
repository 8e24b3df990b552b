/** Today's ten: what the page asks for each day, and what the plan to the exam counts on. */
export const perDay = 10
