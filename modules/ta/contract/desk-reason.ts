/** Characters of a reason that the register gives for ending or reversing a run, dividend or fee day. */
export const deskReasonMax = 300
