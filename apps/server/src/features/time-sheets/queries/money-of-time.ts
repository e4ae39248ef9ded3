/**
 * What a row `s` of time brings and what it costs, in minor units, at its own rates or at those of another row, such as its
 * role: revenue is the charged time that no retainer covers at the hourly charge, cost is all of the time at the hourly cost. The functions of the
 * database round; the figures that it keeps of targetables and clients are made of the same two.
 */
export const revenueOfTime = (rates = 's'): string => `revenue_of_time(s.charged - s.covered, ${rates}.hourly_charge)`
export const costOfTime = (rates = 's'): string => `cost_of_time(s.duration, ${rates}.hourly_cost)`
