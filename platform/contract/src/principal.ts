/** Request header in which a page names the person whom it shows: `principal` of the profile that it loaded. */
export const principalHeader = 'x-principal'
/** Query parameter of the same meaning, for requests that carry no headers: the socket, and files in a frame or player. */
export const principalParameter = 'principal'
