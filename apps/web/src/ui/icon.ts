/** How an icon beside words is drawn; the words say what it means. */
export const icon = { size: 16, stroke: 1.75, 'aria-hidden': true }
