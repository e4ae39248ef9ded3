const names: Readonly<Record<number, string>> = { [-2]: 'Lowest', [-1]: 'Low', 0: 'Medium', 1: 'High', 2: 'Highest' }

export const priorityName = (priority: number): string => names[priority] ?? ''
