/** Maximum height in px of a list below a field. The product pickers have their own. */
export const dropdownHeight = 300
