/** The menus whose visit earns points of code 2005 as well (O-132). */
export const visitPointMenus: readonly string[] = ['110604']
