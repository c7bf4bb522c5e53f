/** In the place of what a row does not have; a card leaves such a line out. */
export const NoValue = () => <span data-no-value>–</span>;
