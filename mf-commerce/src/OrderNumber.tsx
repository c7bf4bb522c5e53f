import { styled } from '@mui/material/styles';

/** In one piece: its hyphens are no places to break a line at. */
export const OrderNumber = styled('span')({ whiteSpace: 'nowrap' });
