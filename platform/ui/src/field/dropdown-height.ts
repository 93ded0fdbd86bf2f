/** The most px that a list below a field is high; the product pickers' lists have a height of their own. */
export const dropdownHeight = 300
