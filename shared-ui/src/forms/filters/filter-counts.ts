import { createContext, useContext } from 'react';

/** How many filters a list has, and how many of them are set. */
export const FilterCounts = createContext({ all: 0, set: 0 });

export const useFilterCounts = () => useContext(FilterCounts);
